import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
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

test('no failure of previews holds a deployment, and one of previews asks for none', () => {
  const { steps = [] } = workflowOf('deploy.yml').jobs.construire ?? {};
  const ofPreviews = steps.filter(({ run = '' }) => run.includes('.cache/apercus'));
  expect(ofPreviews.map((step) => 'continue-on-error' in step)).toEqual([true, true]);
  const asking = workflowOf('suivi.yml').jobs.commenter?.steps ?? [];
  const step = asking.find(({ run = '' }) => run.includes('apercus.yml'));
  expect(step?.if).toContain("github.event.workflow_run.event != 'workflow_run'");
});

interface Deployment {
  /** Commit of main when the site goes online, of the deployment `abc`; `-` when GitHub does not answer. */
  newest?: string;
  /** Commit that is online. */
  online?: string;
  attempt?: string;
  event?: string;
}

/** What the last job of a deployment does: whether it puts `abc` online, and what it asks of GitHub instead. */
async function end({ newest = 'abc', online = 'abc', attempt = '1', event = 'push' }: Deployment) {
  const gh = `#!/bin/sh
case "$*" in
  'api repos/org/site/commits/main --jq .sha') ${newest === '-' ? 'exit 1' : `echo ${newest}`} ;;
  'run list --workflow deploy.yml --branch main --status success --json '*) echo ${online} ;;
  *) echo "$*" >> "$ASKED" ;;
esac
`;
  const dir = await folderWith({ gh, output: '', asked: '' });
  chmodSync(join(dir, 'gh'), 0o755);
  const steps = workflowOf('deploy.yml').jobs.publier?.steps ?? [];
  execFileSync('bash', ['-e', '-c', steps.find(({ id }) => id === 'main')?.run ?? ''], {
    env: {
      ...process.env,
      PATH: `${dir}:${process.env.PATH}`,
      ASKED: join(dir, 'asked'),
      GITHUB_SHA: 'abc',
      GITHUB_EVENT_NAME: event,
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_OUTPUT: join(dir, 'output'),
      GH_REPO: 'org/site',
    },
  });
  const last = steps.at(-1);
  expect(last?.uses).toMatch(/^actions\/deploy-pages@/);
  expect(last?.if).toBe("steps.main.outputs.same == 'true'");
  const read = (name: string) => readFileSync(join(dir, name), 'utf8').trim();
  return [read('output'), read('asked')].filter(Boolean).join(', ');
}

const ONLINE = 'same=true';
test.each<[name: string, deployment: Deployment, done: string]>([
  ['main that is the newest', {}, ONLINE],
  ['main when GitHub does not answer', { newest: '-' }, ONLINE],
  [
    'main when a newer one has come, whose deployment may have lost its place to this one',
    { newest: 'def' },
    'same=false, workflow run deploy.yml --ref main',
  ],
  ['main of before, asked for again', { newest: 'def', attempt: '2' }, ONLINE],
  ['previews with the main that is online', { event: 'workflow_run' }, ONLINE],
  [
    'previews when somebody has put the main of before online again',
    { event: 'workflow_run', online: 'old' },
    'same=false',
  ],
])('%s: what goes online', async (_, deployment, done) => {
  expect(await end(deployment)).toBe(done);
});
