import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeInFolder } from '../../../src/vite/output.ts';
import { folderWith } from '../vite/content-folder.ts';
import { workflowOf } from './read-workflows.ts';

test.each([
  [{ 'content/articles/foret.mdx': 'a', 'content/images/Forêt 1.JPG': 'b' }, 'code=false'],
  [{ 'content/site.yml': 'a', 'src/argent.ts': 'b' }, ''],
  [{ 'contents/x.mdx': 'a' }, ''],
  [{ 'content/ECRIRE.md': 'a' }, ''],
  // A file moved from the code into the content.
  [{ 'content/articles/regle.mdx': 'src/regle.ts', 'src/regle.ts': undefined }, ''],
])('a proposal that changes %j is tested as content alone: %s', async (files, scope) => {
  const kept = ['src/regle.ts', 'content/site.yml', 'content/ECRIRE.md'];
  const dir = await folderWith(Object.fromEntries(kept.map((path) => [path, path])));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ga', ...words], { cwd: dir });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'before');
  for (const [path, text] of Object.entries(files))
    if (text === undefined) rmSync(join(dir, path));
    else writeInFolder(dir, path, text);
  git('add', '-A');
  git('commit', '-q', '-m', 'after');
  const output = join(dir, '.git/output');
  const { steps = [] } = workflowOf('ci.yml').jobs.contenu ?? {};
  const script = steps.find(({ id }) => id === 'portee')?.run ?? '';
  const env = { ...process.env, GITHUB_OUTPUT: output };
  execFileSync('bash', ['-e', '-c', script], { cwd: dir, env });
  expect(existsSync(output) ? readFileSync(output, 'utf8').trim() : '').toBe(scope);
});

test('an older main is not deployed, no failure of previews holds one, and one of previews asks for none', () => {
  const { construire, publier } = workflowOf('deploy.yml').jobs;
  expect(publier?.steps.at(-1)?.if).toBe("steps.main.outputs.same == 'true'");
  const { steps = [] } = construire ?? {};
  const ofPreviews = steps.filter(({ run = '' }) => run.includes('.cache/apercus'));
  expect(ofPreviews.map((step) => 'continue-on-error' in step)).toEqual([true, true]);
  const asking = workflowOf('suivi.yml').jobs.commenter?.steps ?? [];
  const step = asking.find(({ run = '' }) => run.includes('apercus.yml'));
  expect(step?.if).toContain("github.event.workflow_run.event != 'workflow_run'");
});
