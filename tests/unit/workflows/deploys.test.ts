import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../vite/content-folder.ts';
import { fileOf, files, type Workflow } from './read-workflows.ts';

const deploy = fileOf('deploy.yml');
const previews = fileOf('apercus.yml');

test('main waits for no preview, and neither GitHub nor a preview can stop it', () => {
  const { concurrency, jobs }: Workflow = parse(deploy);
  expect([concurrency, jobs.construire?.concurrency]).toEqual([undefined, undefined]);
  const { steps = [] } = jobs.construire ?? {};
  const from = steps.findIndex(({ run = '' }) => run.startsWith('npm run build'));
  const kinds = steps
    .slice(from)
    .map((step) => [step.uses?.split('@')[0] ?? 'run', 'continue-on-error' in step]);
  expect(kinds).toEqual([
    ['run', false],
    ['run', true],
    ['run', true],
    ['actions/upload-pages-artifact', false],
  ]);
  expect(deploy).not.toMatch(/--list|git fetch/);
});

test('previews are built one run at a time, and go online by the deployment of main alone', () => {
  const { concurrency, jobs }: Workflow = parse(previews);
  expect(concurrency).toEqual({ group: 'apercus', 'cancel-in-progress': false });
  expect(Object.keys(jobs)).toEqual(['construire']);
  expect(parse(deploy).on.workflow_run.workflows).toEqual([parse(previews).name]);
  expect(files.filter(({ text }) => text.includes('pages: write')).map(({ name }) => name)).toEqual(
    ['deploy.yml'],
  );
});

test('a deployment of previews asks for no previews: they would ask for it again', () => {
  const { steps = [] } = (parse(fileOf('suivi.yml')) as Workflow).jobs.commenter ?? {};
  const step = steps.find(({ run = '' }) => run.includes('apercus.yml'));
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
  const steps = (parse(deploy) as Workflow).jobs.publier?.steps ?? [];
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

test('the command of CONTRIBUTING.md puts the main of before online again', async () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const command = /^gh run rerun .*$/m.exec(guide)?.[0] ?? '';
  const gh = `#!/bin/sh
case "$*" in
  'run list --workflow deploy.yml --branch main --status success --json databaseId,headSha --jq '*) echo 12 ;;
  'run rerun 12') echo done ;;
  *) exit 1 ;;
esac
`;
  const dir = await folderWith({ gh });
  chmodSync(join(dir, 'gh'), 0o755);
  const env = { ...process.env, PATH: `${dir}:${process.env.PATH}` };
  expect(execFileSync('bash', ['-c', command], { env }).toString()).toBe('done\n');
});
