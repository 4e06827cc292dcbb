import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../vite/content-folder.ts';
import { fileOf, type Workflow } from './read-workflows.ts';

const [deploy, previews] = ['deploy.yml', 'apercus.yml'].map(fileOf);

test('main waits for no preview, and neither GitHub nor a preview can stop it', () => {
  const { concurrency, jobs }: Workflow = parse(deploy ?? '');
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

test('previews are built one run at a time, and go online behind main, for two minutes at most', () => {
  const main: Workflow = parse(deploy ?? '');
  const { concurrency, jobs }: Workflow = parse(previews ?? '');
  expect(concurrency).toEqual({ group: 'apercus', 'cancel-in-progress': false });
  expect(jobs.publier?.concurrency).toEqual(main.jobs.publier?.concurrency);
  expect(jobs.publier?.['timeout-minutes']).toBe(2);
  expect(jobs.construire?.concurrency).toBeUndefined();
});

/** Whether the job « Publier » of a workflow puts its site online, when `gh` answers so. */
async function goesOnline(text: string, answer: string, attempt = '1'): Promise<boolean> {
  const dir = await folderWith({ gh: `#!/bin/sh\n${answer}\n`, output: '' });
  chmodSync(join(dir, 'gh'), 0o755);
  const steps = (parse(text) as Workflow).jobs.publier?.steps ?? [];
  const step = steps.find(({ id }) => id === 'main');
  execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
    env: {
      ...process.env,
      PATH: `${dir}:${process.env.PATH}`,
      GITHUB_SHA: 'abc',
      GITHUB_RUN_ATTEMPT: attempt,
      GITHUB_OUTPUT: join(dir, 'output'),
      GH_REPO: 'org/site',
    },
  });
  const last = steps.at(-1);
  expect(last?.uses).toMatch(/^actions\/deploy-pages@/);
  expect(last?.if).toBe("steps.main.outputs.same == 'true'");
  return readFileSync(join(dir, 'output'), 'utf8') === 'same=true\n';
}

test.each([
  ['main that is the newest', deploy, 'echo abc', '1', true],
  ['main when a newer one has come', deploy, 'echo def', '1', false],
  ['main of before, asked for again', deploy, 'echo def', '2', true],
  ['main when GitHub does not answer', deploy, 'exit 1', '1', true],
  ['previews with the main that is online', previews, 'echo abc', '1', true],
  ['previews when another main is online, or will be', previews, 'echo def', '1', false],
  ['previews with the main of before, again', previews, 'echo def', '2', false],
])('%s: whether it goes online', async (_, text = '', answer, attempt, expected) => {
  expect(await goesOnline(text, answer, attempt)).toBe(expected);
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
