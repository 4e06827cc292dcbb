import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';

interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Where the step's own runner counts its tests; without it a step counts as one. */
  count?: () => Tally;
}

const VITEST = '.cache/vitest.json';
const PLAYWRIGHT = '.cache/playwright.json';

const STEPS: readonly Step[] = [
  { name: 'Content', command: ['node', '--import', 'tsx', 'scripts/check.ts'] },
  { name: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'Format and lint', command: ['biome', 'ci', '.'] },
  {
    name: 'Unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST}`,
    ],
    count: countVitest,
  },
  { name: 'Build', command: ['node', '--import', 'tsx', 'scripts/build.ts'] },
  { name: 'Browser tests', command: ['playwright', 'test'], count: countPlaywright },
];

/** Runs every check in order, also after one fails, and closes with a line `N passed, N failed`. */
export async function runTests(): Promise<number> {
  mkdirSync('.cache', { recursive: true });
  process.env.CHROMIUM_PATH = findBrowser((line) => console.log(line));
  const total: Tally = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

async function runStep({ name, command, count }: Step): Promise<Tally> {
  console.log(`\n— ${name}`);
  for (const file of [VITEST, PLAYWRIGHT]) if (count) rmSync(file, { force: true });
  const code = await run(command);
  const counted = count ? safely(count) : undefined;
  const tally = counted ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails without a failing test (a crash, no tests) still counts as a failure.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const run = ([command = '', ...words]: readonly string[]) =>
  new Promise<number>((done) => {
    const [program, ...args] =
      command === 'node'
        ? [process.execPath, ...words]
        : ['npx', '--no-install', command, ...words];
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });

function safely(count: () => Tally): Tally | undefined {
  try {
    return count();
  } catch {
    return undefined;
  }
}

function countVitest(): Tally {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(VITEST, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright(): Tally {
  const { stats } = JSON.parse(readFileSync(PLAYWRIGHT, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
