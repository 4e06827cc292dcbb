import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser } from './find-browser.ts';
import { findFonts, TEST_FONTS } from './find-fonts.ts';
import type { StepWord, TestPlan } from './test-plan.ts';
import {
  faultTable,
  playwrightReport,
  REPORTS,
  slowest,
  type TestReport,
  vitestReport,
} from './test-report.ts';

interface Step {
  name: string;
  command: string;
  /** Runs beside those that follow, and prints its output at its end. */
  beside?: boolean;
  /** The runner's own count; without it a step counts as one. */
  report?: () => TestReport | undefined;
}

interface ReviewResult extends TestReport {
  step: Step;
  seconds: number;
}

/** Only a terminal shows colours: in a log their signs stand between the letters. */
const HAS_COLORS = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR);

const VITEST = `vitest run --reporter=./scripts/tooling/unit-progress.ts --reporter=json --outputFile.json=${REPORTS.vitest}`;
// It colours whatever it prints, unless it is told not to here.
const LINT = `biome ci --colors=${HAS_COLORS ? 'force' : 'off'} .`;
const SITE = 'playwright test --project=site';

const STEPS: Readonly<Record<StepWord, Step>> = {
  content: { name: 'Content', command: 'node --import tsx scripts/check.ts' },
  types: { name: 'Types', command: 'tsc --noEmit', beside: true },
  lint: { name: 'Format and lint', command: LINT, beside: true },
  unit: { name: 'Unit tests', command: VITEST, report: vitestReport },
  build: { name: 'Build', command: 'node --import tsx scripts/build.ts' },
  e2e: { name: 'Browser tests', command: 'playwright test', report: playwrightReport },
  site: { name: 'Sweep of the site', command: SITE, report: playwrightReport },
};

/**
 * Runs the steps of a plan, each also after one fails, prints where the time went, and closes with a line
 * `N passed, N failed`. Gives the exit code.
 */
export async function runTests({ steps, filters, all }: TestPlan): Promise<number> {
  const began = Date.now();
  for (const file of Object.values(REPORTS)) rmSync(file, { force: true });
  if (all) process.env.TESTS = 'all';
  if (!HAS_COLORS) process.env.NO_COLOR = '1';
  if (steps.includes('e2e') || steps.includes('site')) {
    process.env.CHROMIUM_PATH = findBrowser((line) => console.log(line));
    // What is missing is reported before the first test, not by thirty of them.
    findFonts(TEST_FONTS, (line) => console.log(line));
  }
  const runs: Promise<ReviewResult>[] = [];
  for (const word of steps) {
    const run = runStep(STEPS[word], filters);
    runs.push(run);
    if (!STEPS[word].beside) await run;
  }
  const outcomes = await Promise.all(runs);
  printTimes(outcomes, secondsSince(began));
  const passed = outcomes.reduce((sum, result) => sum + result.passed, 0);
  let failed = outcomes.reduce((sum, result) => sum + result.failed, 0);
  const tested = outcomes.filter(({ step }) => step.report);
  if (filters.length > 0 && tested.every((one) => one.failed === 0 && one.tests.length === 0)) {
    console.log(`\nNo file of tests has “${filters.join('” or “')}” in its path.`);
    failed += 1;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runStep(step: Step, filters: readonly string[]): Promise<ReviewResult> {
  const began = Date.now();
  const heading = `\n— ${step.name}`;
  if (!step.beside) console.log(heading);
  // A runner that finds none of the tests asked for ends well: the other may find them.
  const words = step.report && filters.length > 0 ? [...filters, '--pass-with-no-tests'] : [];
  const { code, printed } = await run([...step.command.split(' '), ...words], step.beside);
  if (step.beside) console.log(`${heading}\n${printed.trimEnd()}`);
  const report = step.report?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, tests: [] };
  // A runner that fails without a failing test (a crash, no tests) still counts as a failure.
  const failed = Math.max(report.failed, code === 0 ? 0 : 1);
  return { ...report, failed, step, seconds: secondsSince(began) };
}

/** Runs a program of the project to its end; gives its exit code, and what it printed when it is held. */
async function run([command = '', ...words]: readonly string[], held = false) {
  const program = command === 'node' ? process.execPath : join('node_modules/.bin', command);
  const output = held ? 'pipe' : 'inherit';
  const child = spawn(program, words, { stdio: ['ignore', output, output] });
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
  const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  return { code: await ended, printed: (await Promise.all(printed)).join('') };
}

function printTimes(outcomes: readonly ReviewResult[], seconds: number): void {
  const faults = outcomes.flatMap((result) => result.faults ?? []);
  if (faults.length > 0)
    console.log(['\n— What the site survives', ...faultTable(faults)].join('\n'));
  const tests = outcomes.flatMap((result) => result.tests);
  if (tests.length > 0) console.log(['\n— Slowest tests', ...slowest(tests)].join('\n'));
  const times = outcomes.map((one) => timeOf(one.step.name, one.seconds, one.failed > 0));
  console.log(['\n— Times', ...times, timeOf('in all', seconds)].join('\n'));
}

const timeOf = (name: string, seconds: number, failed = false) =>
  `${seconds.toFixed(1).padStart(7)} s  ${name}${failed ? ' (failed)' : ''}`;

const secondsSince = (began: number) => (Date.now() - began) / 1000;
