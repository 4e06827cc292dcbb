import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeInFolder } from '../../../src/vite/output.ts';
import { folderWith } from '../vite/content-folder.ts';
import { fileOf, type Job } from './read-workflows.ts';

/** Runs the step of ci.yml that finds the scope of a proposal, in a repository whose last commit changes these files. */
async function scopeOf(files: Readonly<Record<string, string | undefined>>): Promise<string> {
  const kept = ['src/regle.ts', 'content/site.yml', 'content/ECRIRE.md'];
  const dir = await folderWith(Object.fromEntries(kept.map((path) => [path, path])));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ga', ...words], { cwd: dir });
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
  };
  git('init', '-q');
  commit();
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(dir, path));
    else writeInFolder(dir, path, text);
  }
  commit();
  const { steps }: Job = parse(fileOf('ci.yml')).jobs.contenu;
  const script = steps.find(({ id }) => id === 'portee')?.run ?? '';
  const output = join(dir, '.git/output');
  execFileSync('bash', ['-e', '-c', script], {
    cwd: dir,
    env: { ...process.env, GITHUB_OUTPUT: output },
  });
  return existsSync(output) ? readFileSync(output, 'utf8').trim() : 'code';
}

test.each([
  [{ 'content/articles/foret.mdx': 'a', 'content/images/Forêt 1.JPG': 'b' }, 'code=false'],
  [{ 'content/site.yml': 'a', 'src/argent.ts': 'b' }, 'code'],
  [{ 'contents/x.mdx': 'a' }, 'code'],
  [{ 'content/ECRIRE.md': 'a' }, 'code'],
  // A file moved from the code into the content.
  [{ 'content/articles/regle.mdx': 'src/regle.ts', 'src/regle.ts': undefined }, 'code'],
])('a proposal that changes %j is tested as %s', async (files, scope) => {
  expect(await scopeOf(files)).toBe(scope);
});
