// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub workflows, not of TypeScript
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeInFolder } from '../../../src/vite/output.ts';
import { folderWith } from '../vite/content-folder.ts';

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  'timeout-minutes': number;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: Job['concurrency'];
  jobs: Record<string, Job>;
}

const DIR = '.github/workflows';
const PREPARE = './.github/actions/prepare';
const read = (path: string) => readFileSync(path, 'utf8').replace(/^\s*#.*$/gm, '');
const files = readdirSync(DIR).map((name) => ({ name, text: read(join(DIR, name)) }));
const fileOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';

/** A step that puts libraries where they may run, or runs what they installed. */
const runsLibraries = ({ uses = '', run = '' }: Step) =>
  uses === PREPARE || /\b(npm (ci|i|install|exec|run|test|start)|npx)\b/.test(run);
const writes = (rights: Record<string, string> | undefined) =>
  Object.values(rights ?? {}).includes('write');
const hasToken = (value: unknown) =>
  /\bsecrets\b|github\.token|GITHUB_TOKEN/.test(JSON.stringify(value ?? ''));

/** What would let the code of a proposal write to the repository, read its secrets, or be served. */
function faultsOf(text: string): string[] {
  const { on, permissions, jobs }: Workflow = parse(text);
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);
  const rights = [permissions, ...all.map((job) => job.permissions)];
  const runsProposals = 'pull_request' in on;
  const isPrivileged = 'workflow_run' in on;
  const faults: [boolean, string][] = [
    [!permissions || rights.some((one) => typeof one === 'string'), 'rights that are not named'],
    [
      steps.some(({ uses = PREPARE }) => uses !== PREPARE && !/^[\w./-]+@[0-9a-f]{40}$/.test(uses)),
      'an action that is not pinned by its commit',
    ],
    [steps.some(({ run = '' }) => run.includes('${{')), 'an expression in a command'],
    [steps.some(({ uses = '' }) => uses.startsWith('actions/cache')), 'a cache'],
    ['pull_request_target' in on, 'a trigger that gives rights to a proposal'],
    [runsProposals && isPrivileged, 'a proposal that is privileged'],
    [runsProposals && (hasToken(jobs) || rights.some(writes)), 'a right or secret for a proposal'],
    [
      all.some((job) => writes(job.permissions ?? permissions) && job.steps.some(runsLibraries)),
      'a right to write beside libraries',
    ],
    [
      all.some(
        (job) =>
          job.steps.some(runsLibraries) &&
          (hasToken(job.env) || job.steps.some((step) => runsLibraries(step) && hasToken(step))),
      ),
      'a token beside libraries',
    ],
    [
      all.some(
        (job) =>
          job.permissions?.pages === 'write' &&
          (job.if !== "github.ref == 'refs/heads/main'" || job.environment !== 'github-pages'),
      ),
      'a deploy from elsewhere than main',
    ],
    [
      steps.some(
        ({ uses = '', with: set }) =>
          uses.startsWith('actions/checkout@') &&
          (set?.['persist-credentials'] !== false || set.ref || set.repository),
      ),
      'a checkout of something else, or with its token',
    ],
  ];
  return faults.flatMap(([isFault, name]) => (isFault ? [name] : []));
}

test.each(files)('$name lets no proposal write, read a secret or be served', ({ text }) => {
  expect(faultsOf(text)).toEqual([]);
});

const [review, follow, deploy, previews] = [
  'revue.yml',
  'suivi.yml',
  'deploy.yml',
  'apercus.yml',
].map(fileOf);

test.each([
  [review, /checkout@\w{40}/, 'checkout@v5', 'an action that is not pinned by its commit'],
  [review, 'permissions:\n  contents: read', '', 'rights that are not named'],
  [review, 'contents: read', 'contents: write', 'a right or secret for a proposal'],
  [review, 'PR: $', 'KEY: ${{ secrets.K }}\n          PR: $', 'a right or secret for a proposal'],
  [review, 'credentials: false', 'credentials: true', 'a checkout of something else'],
  [follow, /persist/, 'ref: x\n          persist', 'a checkout of something else'],
  [review, 'on:', 'on:\n  pull_request_target:', 'a trigger that gives rights to a proposal'],
  [review, 'on:', 'on:\n  workflow_run:', 'a proposal that is privileged'],
  [review, '--pr "$PR"', '--pr ${{ github.head_ref }}', 'an expression in a command'],
  [review, `uses: ${PREPARE}`, `uses: actions/cache@${'a'.repeat(40)}`, 'a cache'],
  [follow, 'node scripts/publish.ts revue', 'npm ci', 'a right to write beside libraries'],
  [
    deploy,
    'run: npm run preview',
    'env: { T: "${{ github.token }}" }\n        run: npm run preview',
    'a token beside libraries',
  ],
  [
    previews,
    'run: npm run preview',
    'env: { T: "${{ github.token }}" }\n        run: npm run preview',
    'a token beside libraries',
  ],
  [deploy, /if: github.ref.*\n(.*\n.*\n {4}env)/, '\n$1', 'a deploy from elsewhere than main'],
  [previews, 'environment: github-pages', '', 'a deploy from elsewhere than main'],
  [deploy, 'environment: github-pages', '', 'a deploy from elsewhere than main'],
])('%#: the test sees $3', (text = '', from, to, fault) => {
  expect(text.replace(from, to)).not.toBe(text);
  expect(faultsOf(text.replace(from, to)).join()).toContain(fault);
});

test('the shared steps pin their action, too, and restore no cache', () => {
  const { steps }: Job = parse(read(`${PREPARE}/action.yml`)).runs;
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used).toEqual([expect.stringMatching(/^actions\/setup-node@[0-9a-f]{40}$/)]);
  expect(steps.filter((step) => step.with?.cache)).toEqual([]);
});

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

/** Runs the step of ci.yml that finds the scope of a proposal, in a repository whose last commit changes these files. */
async function scopeOf(files: Readonly<Record<string, string | undefined>>): Promise<string> {
  const kept = ['src/regle.ts', 'content/site.yml', 'content/AIDE.md'];
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
  [{ 'content/AIDE.md': 'a' }, 'code'],
  // A file moved from the code into the content.
  [{ 'content/articles/regle.mdx': 'src/regle.ts', 'src/regle.ts': undefined }, 'code'],
])('a proposal that changes %j is tested as %s', async (files, scope) => {
  expect(await scopeOf(files)).toBe(scope);
});
