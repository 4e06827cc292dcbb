import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';
import { createBodyCompiler } from '../../../src/vite/body-compiler.ts';
import { cachedFacts } from '../../../src/vite/cached-facts.ts';
import { folderWith } from './content-folder.ts';

test('a head that cannot be read is told of by a build as by the check, also where the body shows it', async () => {
  const dir = await folderWith();
  await cp('tests/content', dir, { recursive: true });
  const path = join(dir, 'pages/projets/oyeri-radio.mdx');
  const text = (await readFile(path, 'utf8')).replace(/^title: .*$/m, 'title: Oyeri : la radio');
  expect(text).toContain('{frontmatter.');
  // Another text each time: one that was read before would not be compiled.
  await writeFile(path, `${text}\nLu le ${new Date().toISOString()}, ${Math.random()}.\n`);
  const { issues } = await check(dir, cachedFacts(createBodyCompiler()));
  expect(issues.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([
    'yaml-deux-points',
  ]);
});
