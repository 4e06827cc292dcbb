// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub workflows, not of TypeScript
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  fileOf,
  files,
  type Job,
  PREPARE,
  read,
  type Step,
  type Workflow,
} from './read-workflows.ts';

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

test.each(files)('$name lets no proposal write, read a secret or be served', ({ text }) => {
  expect(faultsOf(text)).toEqual([]);
});

const [review, follow, deploy, previews, label] = [
  'revue.yml',
  'suivi.yml',
  'deploy.yml',
  'apercus.yml',
  'etiquette.yml',
].map(fileOf);

test.each([
  [review, /checkout@\w{40}/, 'checkout@v5', 'an action that is not pinned by its commit'],
  [review, 'permissions:\n  contents: read', '', 'rights that are not named'],
  [review, 'contents: read', 'contents: write', 'a right or secret for a proposal'],
  [
    review,
    'timeout-minutes: 20',
    'env: { K: "${{ secrets.K }}" }',
    'a right or secret for a proposal',
  ],
  [review, 'credentials: false', 'credentials: true', 'a checkout of something else'],
  [follow, /persist/, 'ref: x\n          persist', 'a checkout of something else'],
  [review, 'on:', 'on:\n  pull_request_target:', 'a trigger that gives rights to a proposal'],
  [label, '- run: gh', '- run: node a.js && gh', 'a trigger that gives rights to a proposal'],
  [label, 'HEAD"', '${{ github.head_ref }}"', 'an expression in a command'],
  [review, 'on:', 'on:\n  workflow_run:', 'a proposal that is privileged'],
  [review, 'HEAD^1', '${{ github.base_ref }}', 'an expression in a command'],
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
