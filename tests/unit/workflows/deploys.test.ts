import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeInFolder } from '../../../src/vite/output.ts';
import { folderWith } from '../vite/content-folder.ts';
import { type Job, workflowOf } from './read-workflows.ts';

/** Runs the step `id` of a job in a folder, with these variables; gives what it hands on to other steps. */
function outputOf(job: Job | undefined, id: string, cwd: string, env: NodeJS.ProcessEnv = {}) {
  const output = join(cwd, '.git/output');
  const script = job?.steps.find((step) => step.id === id)?.run ?? '';
  const variables = { ...process.env, ...env, GITHUB_OUTPUT: output };
  execFileSync('bash', ['-e', '-c', script], { cwd, env: variables });
  return existsSync(output) ? readFileSync(output, 'utf8').trim() : '';
}

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
  expect(outputOf(workflowOf('ci.yml').jobs.contenu, 'portee', dir)).toBe(scope);
});

const AGAIN = 'workflow run deploy.yml --ref main';

/** `newest` is the last commit of main, `online` the one that is online, when the deployment of `abc` ends. */
test.each([
  ['main that is the newest', {}, 'same=true'],
  [
    'main of before, whose place a newer one may have lost',
    { newest: 'def' },
    `same=false${AGAIN}`,
  ],
  ['main of before, asked for again', { newest: 'def', attempt: '2' }, 'same=true'],
  ['previews with the main that is online', { event: 'workflow_run' }, 'same=true'],
  ['previews of another main', { event: 'workflow_run', online: 'old' }, 'same=false'],
])('%s goes online: %j', async (_, deployment, done) => {
  const { newest, online, attempt, event } = {
    ...{ newest: 'abc', online: 'abc', attempt: '1', event: 'push' },
    ...deployment,
  };
  const gh = `#!/bin/sh
case "$*" in
  'api repos/org/site/commits/main --jq .sha') echo ${newest} ;;
  'run list --workflow deploy.yml --branch main --status success --json '*) echo ${online} ;;
  *) printf "$*" > .git/asked ;;
esac
`;
  const dir = await folderWith({ gh, '.git/asked': '' });
  chmodSync(join(dir, 'gh'), 0o755);
  const { publier } = workflowOf('deploy.yml').jobs;
  const output = outputOf(publier, 'main', dir, {
    PATH: `${dir}:${process.env.PATH}`,
    GITHUB_SHA: 'abc',
    GITHUB_EVENT_NAME: event,
    GITHUB_RUN_ATTEMPT: attempt,
    GH_REPO: 'org/site',
  });
  expect(output + readFileSync(join(dir, '.git/asked'), 'utf8')).toBe(done);
  expect(publier?.steps.at(-1)?.if).toBe("steps.main.outputs.same == 'true'");
});

test('a failure of the previews holds no deployment, and one of previews asks for no previews again', () => {
  const { steps = [] } = workflowOf('deploy.yml').jobs.construire ?? {};
  const ofPreviews = steps.filter(({ run = '' }) => run.includes('.cache/apercus'));
  expect(ofPreviews.map((step) => 'continue-on-error' in step)).toEqual([true, true]);
  const asking = workflowOf('suivi.yml').jobs.commenter?.steps ?? [];
  const step = asking.find(({ run = '' }) => run.includes('apercus.yml'));
  expect(step?.if).toContain("github.event.workflow_run.event != 'workflow_run'");
});
