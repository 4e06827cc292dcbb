// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub workflows, not of TypeScript
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  environment?: string;
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
/** A stranger decides when these run, and what they run may write. */
const PRIVILEGED = ['workflow_run', 'pull_request_target', 'issue_comment', 'issues'];
const SECRET = /\bsecrets\b|github\.token|GITHUB_TOKEN|id-token/;

const files = readdirSync(DIR).map((name) => ({
  name,
  text: readFileSync(join(DIR, name), 'utf8').replace(/^\s*#.*$/gm, ''),
}));

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
/** What brings files of an earlier run: the cache of npm that `setup-node` restores is one. */
const cachesOf = (workflow: Workflow) =>
  stepsOf(workflow).filter(
    ({ uses = '', with: set }) => uses.startsWith('actions/cache') || set?.cache !== undefined,
  );
const writes = (rights: Record<string, string> | undefined) =>
  Object.values(rights ?? {}).includes('write');
/** A step that puts libraries where they may run, or runs what they installed. */
const INSTALLS = /\b(npm (ci|i|install|exec|run|test|start)|npx)\b/;
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
    [runsProposals && rights.some(writes), 'a right to write beside a proposal'],
    [
      !runsProposals &&
        Object.values(jobs).some(
          (job) =>
            writes(job.permissions ?? permissions) &&
            job.steps.some(({ run = '' }) => INSTALLS.test(run)),
        ),
      'a right to write beside libraries',
    ],
    [
      Object.values(jobs).some(
        ({ if: condition, environment, steps }) =>
          steps.some(({ uses = '' }) => uses.startsWith('actions/deploy-pages@')) &&
          (condition !== "github.ref == 'refs/heads/main'" || environment !== 'github-pages'),
      ),
      'a deploy from elsewhere than main',
    ],
    [
      checkoutsOf(workflow).some((step) => step.with?.['persist-credentials'] !== false),
      'a token left in the checkout',
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
    [preview, 'credentials: false', 'credentials: true', 'a token left in the checkout'],
    [preview, 'on:', 'on:\n  pull_request_target:', 'a proposal that is privileged'],
    [publish, /persist/, 'ref: x\n          persist', /a checkout of what/],
    [publish, '${{ runner.temp }}/apercu', '.', 'files of a proposal among those that run'],
    [preview, '--pr "$PR"', '--pr ${{ github.head_ref }}', /an expression in a command/],
    [publish, /- run: node .*/, CACHE, 'a cache in a privileged workflow'],
    [publish, /- run: node .*/, '- run: npm ci', 'a right to write beside libraries'],
    [preview, '.nvmrc', '.nvmrc\n          cache: npm', 'a cache that a proposal writes'],
    [
      deploy,
      / {4}if: .*\n {4}(runs-on.*\n.*\n {4}env)/,
      '    $1',
      'a deploy from elsewhere than main',
    ],
    [deploy, 'environment: github-pages', '', 'a deploy from elsewhere than main'],
    [preview, 'actions/cache/restore', 'actions/cache', 'a cache that a proposal writes'],
  ])('%#: $3', (text, from, to, said) => {
    expect(faultsOf(text.replace(from, to))).toEqual([expect.stringMatching(said)]);
  });
});

test('what comments follows the workflow that builds', () => {
  expect(parse(publish).on.workflow_run.workflows).toEqual([parse(preview).name]);
});

test('what is published with a right to write is run by Node alone', () => {
  const seen = new Set<string>();
  const read = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const from = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*?from '([^']+)'|import\('([^']+)'\)/gm,
    );
    return [...from].flatMap(([, name = '', later = '']) => {
      const wanted = name || later;
      if (wanted.startsWith('.')) return read(join(dirname(file), wanted));
      return wanted.startsWith('node:') ? [] : [`${file}: ${wanted}`];
    });
  };
  expect(read('scripts/publish.ts')).toEqual([]);
  expect(seen.size).toBeGreaterThan(8);
});

test('no action runs on a Node that is past its end', () => {
  const majors: Record<string, number> = {
    'actions/cache': 5,
    'actions/cache/restore': 5,
    'actions/checkout': 5,
    'actions/deploy-pages': 5,
    'actions/download-artifact': 7,
    'actions/setup-node': 5,
    'actions/upload-artifact': 6,
    'actions/upload-pages-artifact': 5,
  };
  const used = files.flatMap(({ text }) => [...text.matchAll(/uses: (.*)@\w+ # v(\d+)/g)]);
  const older = used.filter(([, name = '', major]) => Number(major) < (majors[name] ?? 99));
  expect(older.map(([line]) => line)).toEqual([]);
});

test('the lock file names no address, and nothing folds its changes', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
  expect(readFileSync('.gitattributes', 'utf8')).not.toContain('linguist-generated');
});

test('a review that cannot be made does not keep a preview back, a preview that cannot be made does', () => {
  const { steps } = parse(preview).jobs.construire;
  const careless = steps.filter((step: object) => 'continue-on-error' in step);
  expect(careless.map(({ run }: Step) => run)).toEqual([
    'npm run review -- --base HEAD^1 --pr "$PR"',
  ]);
});

/** Who owns a file, as GitHub reads CODEOWNERS: the last line that fits. */
const ownerOf = (file: string) =>
  readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .findLast(([pattern = '']) => {
      const from = pattern.replace(/^\//, '');
      return (
        pattern === '*' ||
        (from.endsWith('/')
          ? file.startsWith(from)
          : new RegExp(`^${from.replace('*', '[^/]*')}$`).test(file))
      );
    })?.[1];

test.each([
  ...['vite.config.ts', '.npmrc', 'public/robots.txt', 'tests/unit/all.ts', '.gitattributes'],
  ...['package-lock.json', '.github/workflows/ci.yml', 'src/ui/base.ts', 'new-file.config.ts'],
  ...['content/site.yml', 'content/navigation.yml', 'content/notices.yml'],
  ...['content/redirections.yml', 'content/initiatives/jardin.mdx', 'content/interface/fr.yml'],
  ...['content/formulaires/partner.yml', 'content/pages/mentions-legales.mdx'],
])('a change of %s asks for a second look', (file) => {
  expect(ownerOf(file)).toMatch(/^@/);
});
