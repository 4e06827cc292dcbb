// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub workflows, not of TypeScript
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testPlan } from '../../../scripts/tooling/test-plan.ts';
import { QUESTIONS } from '../../../src/review/proposal/answers.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const DIR = '.github/workflows';
/** One cache: GitHub finds it again by these very paths only. */
const KEPT = {
  path: '.cache/bodies\n.cache/depart\n.cache/pictures\n.cache/review/*/content\n.cache/review/*/dist\n',
  key: 'main-${{ github.run_id }}',
  'restore-keys': 'main-',
};
/** A stranger decides when these run, and what they run may write. */
const PRIVILEGED = ['workflow_run', 'pull_request_target', 'issue_comment', 'issues'];
const SECRET = /\bsecrets\b|github\.token|GITHUB_TOKEN|id-token/;

const files = readdirSync(DIR).map((name) => ({
  name,
  text: readFileSync(join(DIR, name), 'utf8').replace(/^\s*#.*$/gm, ''),
}));

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const cachesOf = (workflow: Workflow) =>
  stepsOf(workflow).filter(({ uses = '' }) => uses.startsWith('actions/cache'));
const checkoutsOf = (workflow: Workflow) =>
  stepsOf(workflow).filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));

/** What would let the code of a proposal write to the repository, or read its secrets. */
function faultsOf(text: string): string[] {
  const workflow: Workflow = parse(text);
  const { on, permissions, jobs } = workflow;
  const runsProposals = 'pull_request' in on;
  const isPrivileged = PRIVILEGED.some((trigger) => trigger in on);
  const rights = [permissions, ...Object.values(jobs).map((job) => job.permissions)];
  const faults: [boolean, string][] = [
    [!permissions || rights.some((one) => typeof one === 'string'), 'rights that are not named'],
    [
      [...text.matchAll(/uses: (.*)/g)].some(
        ([, used = '']) => !/^[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+){0,2}$/.test(used),
      ),
      'an action that is not pinned by its commit',
    ],
    [
      stepsOf(workflow).some(({ run = '' }) => run.includes('${{')),
      'an expression in a command, where a branch’s name would run',
    ],
    [runsProposals && isPrivileged, 'a proposal that is privileged'],
    [runsProposals && SECRET.test(text), 'a secret beside a proposal'],
    [
      runsProposals && rights.some((one) => Object.values(one ?? {}).includes('write')),
      'a right to write beside a proposal',
    ],
    [
      runsProposals &&
        checkoutsOf(workflow).some((step) => step.with?.['persist-credentials'] !== false),
      'a token left beside a proposal',
    ],
    [
      isPrivileged && checkoutsOf(workflow).some((step) => step.with?.ref || step.with?.repository),
      'a checkout of what a stranger chose',
    ],
    [
      isPrivileged &&
        stepsOf(workflow).some(
          (step) =>
            step.uses?.startsWith('actions/download-artifact@') &&
            !String(step.with?.path).startsWith('${{ runner.temp }}/'),
        ),
      'files of a proposal among those that run',
    ],
    [
      isPrivileged && !runsProposals && cachesOf(workflow).length > 0,
      'a cache in a privileged workflow',
    ],
    [
      runsProposals &&
        cachesOf(workflow).some(({ uses }) => !uses?.startsWith('actions/cache/restore@')),
      'a cache that a proposal writes',
    ],
  ];
  return faults.flatMap(([isFault, said]) => (isFault ? [said] : []));
}

test.each(files)('$name lets no proposal write or read a secret', ({ text }) => {
  expect(faultsOf(text)).toEqual([]);
});

const fileOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';
const preview = fileOf('preview.yml');
const publish = fileOf('preview-publish.yml');
const deploy = fileOf('deploy.yml');
const CACHE = `- uses: actions/cache/restore@${'a'.repeat(40)} # v4`;

describe('the test sees', () => {
  test.each([
    [preview, /checkout@\w{40}/, 'checkout@v5', 'an action that is not pinned by its commit'],
    [preview, 'permissions:\n  contents: read', '', 'rights that are not named'],
    [preview, 'contents: read', 'contents: write', 'a right to write beside a proposal'],
    [preview, 'PR: $', 'KEY: ${{ secrets.K }}\n          PR: $', 'a secret beside a proposal'],
    [preview, 'credentials: false', 'credentials: true', 'a token left beside a proposal'],
    [preview, 'on:', 'on:\n  pull_request_target:', 'a proposal that is privileged'],
    [publish, /(checkout@.*\n)/, '$1        with:\n          ref: x\n', /a checkout of what/],
    [publish, '${{ runner.temp }}/apercu', '.', 'files of a proposal among those that run'],
    [preview, '--pr "$PR"', '--pr ${{ github.head_ref }}', /an expression in a command/],
    [publish, '- run: npm ci --ignore-scripts', CACHE, 'a cache in a privileged workflow'],
    [preview, 'actions/cache/restore', 'actions/cache', 'a cache that a proposal writes'],
  ])('%#: $3', (text, from, to, said) => {
    expect(faultsOf(text.replace(from, to))).toEqual([expect.stringMatching(said)]);
  });
});

/** What a command of a workflow checks and builds: a review where main's site is not kept. */
function workOf(run = ''): { checks: number; builds: number } {
  const [name = '', words = ''] =
    /^npm (?:run )?(?:--silent )?(.*)$/.exec(run)?.[1]?.split(' -- ') ?? [];
  const { steps } = testPlan(name === 'test' ? words.split(' ').filter(Boolean) : ['lint']);
  const counts: Record<string, number> = { build: 1, preview: 1, review: 2, publish: 1 };
  const builds = counts[name] ?? steps.filter((step) => step === 'build').length;
  return { checks: builds + Number(name === 'check' || steps.includes('content')), builds };
}

const isWork = ({ run }: Step) => workOf(run).checks > 0;
const ofTexts = [fileOf('ci.yml'), preview]
  .flatMap((text) => Object.values((parse(text) as Workflow).jobs))
  .filter((job) => job.if !== "needs.contenu.outputs.code == 'true'");

test('one changed word is built four times at the most, and checked five times', () => {
  const work = ofTexts.flatMap(({ steps }) => steps.filter(isWork));
  expect(work.map(({ run }) => run)).toEqual([
    'npm run --silent check -- --format github',
    'npm test -- build site',
    'npm run review -- --base HEAD^1 --pr "$PR"',
    'npm run preview -- --pr "$PR"',
  ]);
  const sum = (what: 'checks' | 'builds') =>
    work.reduce((total, { run }) => total + workOf(run)[what], 0);
  expect([sum('builds'), sum('checks')]).toEqual([4, 5]);
});

test('what checks or builds begins with what main has kept, which one job of main writes for all', () => {
  const jobs = [fileOf('ci.yml'), preview, deploy].flatMap((text) =>
    Object.values((parse(text) as Workflow).jobs),
  );
  const kept = jobs.map(({ steps }) => {
    const before = steps.slice(0, steps.findIndex(isWork));
    return before
      .filter(({ uses = '' }) => uses.startsWith('actions/cache'))
      .map((step) => step.with);
  });
  expect(kept).toEqual(jobs.map(() => [KEPT]));
  const writers = files.filter(({ text }) => /actions\/cache(\/save)?@/.test(text));
  expect(writers.map(({ name }) => name)).toEqual(['deploy.yml']);
  expect(Object.keys(parse(deploy).on)).toEqual(['push', 'schedule', 'workflow_dispatch']);
  expect(parse(deploy).on.push).toEqual({ branches: ['main'] });
  // Who publishes asks whether a proposal has one of that name to itself.
  expect(readFileSync('src/review/publish/publish.ts', 'utf8')).toContain('caches?key=main-&');
});

test('what publishes follows the workflow that builds, and a removal waits in a line of its own', () => {
  expect(parse(publish).on.workflow_run.workflows).toEqual([parse(preview).name]);
  const groups = files.map(({ text }) => parse(text).concurrency?.group.replace(/\$.*/, ''));
  expect(groups.filter((group) => group === 'retrait-')).toHaveLength(1);
});

test('a proposal of a project is answered by its text: a label that nobody made is never put', () => {
  const { if: condition } = parse(fileOf('proposition.yml')).jobs.repondre;
  expect(condition).toBe(`contains(github.event.issue.body, '### ${QUESTIONS.budget}')`);
});

test('a review that cannot be made does not keep a preview back, a preview that cannot be made does', () => {
  const { steps } = parse(preview).jobs.construire;
  const careless = steps.filter((step: object) => 'continue-on-error' in step);
  expect(careless.map(({ run }: Step) => run)).toEqual([
    'npm run review -- --base HEAD^1 --pr "$PR"',
  ]);
});

test('a change of the settings asks for a second look', () => {
  expect(readFileSync('.github/CODEOWNERS', 'utf8')).toMatch(/^\/content\/site\.yml\s+@/m);
});
