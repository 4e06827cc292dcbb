import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileChanges } from '../../../src/vite/file-changes.ts';
import { folderWith } from '../vite/content-folder.ts';

test('the changes of a file are read from Git, and left out without Git or with a shallow clone', async () => {
  const dir = await folderWith();
  const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd });
  const keep = (title: string, ...body: string[]) => {
    git(dir, 'add', '-A');
    const who = ['-c', 'user.name=e', '-c', 'user.email=e@site.ga'];
    const env = { ...process.env, GIT_COMMITTER_DATE: '2026-02-28T23:30:00Z' };
    const texts = [title, ...body].flatMap((text) => ['-m', text]);
    execFileSync('git', [...who, 'commit', '-q', ...texts], { cwd: dir, env });
  };
  mkdirSync(join(dir, 'content/initiatives'), { recursive: true });
  const content = join(dir, 'content');
  writeFileSync(join(content, 'initiatives/essai.mdx'), 'un');
  expect(await fileChanges(content)).toEqual({});
  git(dir, 'init', '-q');
  keep('Proposer un essai');
  writeFileSync(join(content, 'initiatives/essai.mdx'), 'deux');
  keep('Noter une recette');
  expect(await fileChanges(content)).toEqual({
    'initiatives/essai.mdx': [
      { day: '2026-03-01', title: 'Noter une recette', isText: true },
      { day: '2026-03-01', title: 'Proposer un essai', isText: true },
    ],
  });
  // Another picture is no change of the text.
  writeFileSync(join(content, 'initiatives/essai.mdx'), 'deux\nimage: /images/a.svg\n');
  keep('Changer une image');
  expect((await fileChanges(content))['initiatives/essai.mdx']?.[0]?.isText).toBe(true);
  writeFileSync(join(content, 'initiatives/essai.mdx'), 'deux\nimage: /images/b.svg\n');
  keep('Changer encore une image');
  expect((await fileChanges(content))['initiatives/essai.mdx']?.[0]).toEqual({
    ...{ day: '2026-03-01', title: 'Changer encore une image', isText: false },
  });
  // A renamed file keeps its commits, and a merge has the title of its proposal.
  renameSync(join(content, 'initiatives/essai.mdx'), join(content, 'initiatives/verger.mdx'));
  keep('Merge pull request #12 from nom/patch-1', 'Renommer le verger');
  expect((await fileChanges(content))['initiatives/verger.mdx']).toEqual([
    { day: '2026-03-01', title: 'Renommer le verger', isText: true },
    { day: '2026-03-01', title: 'Changer encore une image', isText: false },
    { day: '2026-03-01', title: 'Changer une image', isText: true },
    { day: '2026-03-01', title: 'Noter une recette', isText: true },
    { day: '2026-03-01', title: 'Proposer un essai', isText: true },
  ]);
  const part = await folderWith();
  git(part, 'clone', '-q', '--depth', '1', `file://${dir}`, 'copie');
  expect(await fileChanges(join(part, 'copie/content'))).toEqual({});
});
