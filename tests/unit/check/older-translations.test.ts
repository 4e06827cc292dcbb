import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { olderTranslations } from '../../../src/check/older-translations.ts';
import { readContent } from '../../../src/read/content.ts';
import { folderWith } from '../vite/content-folder.ts';

const PAIRS = ['contact', 'services'];

test('the pages in English whose French page changed in a later commit are told, in a repository only', async () => {
  const dir = await folderWith();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), `---\ntitle: ${text}\ndescription: Une page.\n---\n\n${text}\n`);
  };
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ga', ...words], { cwd: dir });
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'Change');
  };
  const told = async () => olderTranslations((await readContent(dir)).content);

  for (const name of PAIRS) {
    write(`pages/${name}.mdx`, 'Un');
    write(`pages/en/${name}.mdx`, 'One');
  }
  expect(await told()).toEqual([]);
  git('init', '-q');
  commit();
  expect(await told()).toEqual([]);
  write('pages/contact.mdx', 'Deux');
  commit();
  expect(await told()).toEqual([
    expect.stringMatching(/pages\/en\/contact\.mdx traduit .*pages\/contact\.mdx, /),
  ]);
  write('pages/en/contact.mdx', 'Two');
  commit();
  expect(await told()).toEqual([]);
});
