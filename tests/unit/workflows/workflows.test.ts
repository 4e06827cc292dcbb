// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub workflows, not of TypeScript
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Job, type Step, type Workflow, workflows } from './read-workflows.ts';

/** The step that installs the project. */
const PREPARE = './.github/actions/prepare';

/** A step that puts libraries where they may run, or runs what they installed. */
const runsLibraries = ({ uses = '', run = '' }: Step) =>
  uses === PREPARE || /\b(npm (ci|i|install|exec|run|test|start)|npx)\b/.test(run);
const writes = (rights: Record<string, string> | undefined) =>
  Object.values(rights ?? {}).includes('write');
const hasToken = (value: unknown) =>
  /\bsecrets\b|github\.token|GITHUB_TOKEN/.test(JSON.stringify(value ?? ''));

/** What would let the code of a proposal write to the repository, read its secrets, or be served. */
function faultsOf({ on, permissions, jobs }: Workflow): string[] {
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
    [
      'pull_request_target' in on &&
        steps.some(({ uses, run = '' }) => uses || !/^gh (?:api|workflow run) /.test(run)),
      'a trigger that gives rights to a proposal',
    ],
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

test.each(workflows)('$name lets no proposal write, read a secret or be served', ({ workflow }) => {
  expect(faultsOf(workflow)).toEqual([]);
});

test('each fault is seen where it is', () => {
  const hostile: Workflow = parse(`
on: { pull_request: , pull_request_target: , workflow_run: }
jobs:
  a:
    permissions: { pages: write }
    env: { T: '\${{ github.token }}' }
    steps:
      - uses: actions/checkout@v5
      - uses: actions/cache@${'a'.repeat(40)}
      - uses: actions/checkout@${'a'.repeat(40)}
      - run: npm ci && echo \${{ github.head_ref }}
`);
  expect(faultsOf(hostile)).toEqual([
    'rights that are not named',
    'an action that is not pinned by its commit',
    'an expression in a command',
    'a cache',
    'a trigger that gives rights to a proposal',
    'a proposal that is privileged',
    'a right or secret for a proposal',
    'a right to write beside libraries',
    'a token beside libraries',
    'a deploy from elsewhere than main',
    'a checkout of something else, or with its token',
  ]);
});

test('the shared steps pin their action, too, and restore no cache', () => {
  const { steps }: Job = parse(readFileSync(`${PREPARE}/action.yml`, 'utf8')).runs;
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used).toEqual([expect.stringMatching(/^actions\/setup-node@[0-9a-f]{40}$/)]);
  expect(steps.filter((step) => step.with?.cache)).toEqual([]);
});
