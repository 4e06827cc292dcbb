import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from './find-browser.ts';
import type { StepWord, TestPlan } from './test-plan.ts';
import {
  inMinutes,
  playwrightReport,
  REPORTS,
  slowest,
  type TestReport,
  vitestReport,
} from './test-report.ts';

interface Step {
  name: string;
  command: string;
  /** Speaks when it has ended: another step is speaking beside it. */
  held?: boolean;
  /** The runner's own count; without it a step counts as one. */
  report?: () => TestReport;
}

interface Outcome extends TestReport {
  step: Step;
  seconds: number;
}

const VITEST = `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS.vitest}`;
const PLAYWRIGHT = 'playwright test';

const STEPS: Readonly<Record<StepWord, Step>> = {
  content: { name: 'Content', command: 'node --import tsx scripts/check.ts' },
  types: { name: 'Types', command: 'tsc --noEmit', held: true },
  lint: { name: 'Format and lint', command: 'biome ci .', held: true },
  unit: { name: 'Unit tests', command: VITEST, report: vitestReport },
  build: { name: 'Build', command: 'node --import tsx scripts/build.ts' },
  e2e: { name: 'Browser tests', command: PLAYWRIGHT, report: playwrightReport },
  site: {
    name: 'Sweep of the site',
    command: `${PLAYWRIGHT} --project=site`,
    report: playwrightReport,
  },
};

/** What needs no build and writes no file in common: together they take the time of the longest. */
const BESIDE: readonly StepWord[] = ['types', 'lint', 'unit'];

/**
 * Runs the steps of a plan, each also after one fails, tells where the time went, and closes with a line
 * `N passed, N failed`. Gives the exit code.
 */
export async function runTests({ steps, filters, all }: TestPlan): Promise<number> {
  const began = Date.now();
  mkdirSync('.cache', { recursive: true });
  for (const file of Object.values(REPORTS)) rmSync(file, { force: true });
  if (all) process.env.TESTS = 'all';
  if (steps.includes('e2e') || steps.includes('site')) {
    process.env.CHROMIUM_PATH = findBrowser((line) => console.log(line));
  }
  const together = steps.filter((word) => BESIDE.includes(word));
  const turns = new Set(steps.map((word) => (together.includes(word) ? together : word)));
  const outcomes: Outcome[] = [];
  for (const turn of turns) {
    const run = [turn].flat().map((word) => runStep(STEPS[word], filters));
    outcomes.push(...(await Promise.all(run)));
  }
  tellTimes(outcomes, secondsSince(began));
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  let failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const tested = outcomes.filter(({ step }) => step.report);
  if (filters.length > 0 && tested.every((one) => one.failed === 0 && one.tests.length === 0)) {
    console.log(`\nNo file of tests has “${filters.join('” or “')}” in its path.`);
    failed += 1;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runStep(step: Step, filters: readonly string[]): Promise<Outcome> {
  const began = Date.now();
  const heading = `\n— ${step.name}`;
  const held = [heading];
  if (!step.held) console.log(heading);
  // A runner that finds none of the tests asked for ends well: the other may find them.
  const words = step.report && filters.length > 0 ? [...filters, '--pass-with-no-tests'] : [];
  const code = await run([...step.command.split(' '), ...words], (line) =>
    step.held ? held.push(line) : console.log(line),
  );
  if (step.held) console.log(held.join('\n'));
  const one = { passed: code === 0 ? 1 : 0, failed: 0, tests: [] };
  const report = safely(step.report) ?? one;
  // A runner that fails without a failing test (a crash, no tests) still counts as a failure.
  const failed = Math.max(report.failed, code === 0 ? 0 : 1);
  return { ...report, failed, step, seconds: secondsSince(began) };
}

/** Runs a program of the project to its end, line by line; gives its exit code. */
const run = ([command = '', ...words]: readonly string[], say: (line: string) => void) =>
  new Promise<number>((done) => {
    const program = command === 'node' ? process.execPath : join('node_modules/.bin', command);
    const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const env = { ...process.env, ...colors };
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', say);
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });

function safely(report?: () => TestReport): TestReport | undefined {
  try {
    return report?.();
  } catch {
    return undefined;
  }
}

function tellTimes(outcomes: readonly Outcome[], seconds: number): void {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  if (tests.length > 0) console.log(['\n— Slowest tests', ...slowest(tests)].join('\n'));
  const times = outcomes.map(
    (one) => `${inMinutes(one.seconds)}  ${one.step.name}${one.failed > 0 ? ' (failed)' : ''}`,
  );
  console.log(['\n— Times', ...times, `${inMinutes(seconds)}  in all`].join('\n'));
}

const secondsSince = (began: number) => (Date.now() - began) / 1000;
