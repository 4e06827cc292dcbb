import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findBrowser } from './find-browser.ts';
import { findFonts, TEST_FONTS } from './find-fonts.ts';
import type { StepName, TestPlan } from './test-plan.ts';
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
  /** Whether the step runs in parallel with the following steps, and prints its output at its end. */
  parallel?: boolean;
  /** Reads the report of the test runner; a step without a report counts as one test. */
  report?: () => TestReport | undefined;
}

interface StepResult extends TestReport {
  step: Step;
  seconds: number;
}

/** Colours for terminals only: escape sequences make a log file unreadable. */
const HAS_COLORS = process.stdout.isTTY || Boolean(process.env.FORCE_COLOR);

const VITEST = `vitest run --reporter=./scripts/tooling/unit-progress.ts --reporter=json --outputFile.json=${REPORTS.vitest}`;
// Colours are an option here, because Biome ignores NO_COLOR.
const LINT = `biome ci --colors=${HAS_COLORS ? 'force' : 'off'} .`;
const SITE = 'playwright test --project=site';

const STEPS: Readonly<Record<StepName, Step>> = {
  content: { name: 'Content', command: 'node --import tsx scripts/check.ts' },
  types: { name: 'Types', command: 'tsc --noEmit', parallel: true },
  lint: { name: 'Format and lint', command: LINT, parallel: true },
  unit: { name: 'Unit tests', command: VITEST, report: vitestReport },
  build: { name: 'Build', command: 'node --import tsx scripts/build.ts' },
  e2e: { name: 'Browser tests', command: 'playwright test', report: playwrightReport },
  site: { name: 'Sweep of the site', command: SITE, report: playwrightReport },
};

/**
 * Runs all steps of a plan, also after a failed step, and prints their times and a last line `N passed, N failed`. Returns the
 * exit code.
 */
export async function runTests({ steps, filters, all }: TestPlan): Promise<number> {
  const startedAt = Date.now();
  for (const file of Object.values(REPORTS)) rmSync(file, { force: true });
  if (all) process.env.TESTS = 'all';
  if (!HAS_COLORS) process.env.NO_COLOR = '1';
  if (steps.includes('e2e') || steps.includes('site')) {
    process.env.CHROMIUM_PATH = findBrowser((line) => console.log(line));
    // Missing fonts are reported once here; otherwise thirty tests would fail.
    findFonts(TEST_FONTS, (line) => console.log(line));
  }
  const runs: Promise<StepResult>[] = [];
  for (const word of steps) {
    const run = runStep(STEPS[word], filters);
    runs.push(run);
    if (!STEPS[word].parallel) await run;
  }
  const results = await Promise.all(runs);
  printTimes(results, secondsSince(startedAt));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  let failed = results.reduce((sum, result) => sum + result.failed, 0);
  const tested = results.filter(({ step }) => step.report);
  if (filters.length > 0 && tested.every((one) => one.failed === 0 && one.tests.length === 0)) {
    console.log(`\nNo file of tests has “${filters.join('” or “')}” in its path.`);
    failed += 1;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runStep(step: Step, filters: readonly string[]): Promise<StepResult> {
  const startedAt = Date.now();
  const heading = `\n— ${step.name}`;
  if (!step.parallel) console.log(heading);
  // With a filter that matches only tests of the other runner, this runner has no tests, which is no failure.
  const args = step.report && filters.length > 0 ? [...filters, '--pass-with-no-tests'] : [];
  const { code, printed } = await run([...step.command.split(' '), ...args], step.parallel);
  if (step.parallel) console.log(`${heading}\n${printed.trimEnd()}`);
  const report = step.report?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, tests: [] };
  // A runner that fails without a failing test (a crash, no tests) still counts as a failure.
  const failed = Math.max(report.failed, code === 0 ? 0 : 1);
  return { ...report, failed, step, seconds: secondsSince(startedAt) };
}

/** Runs a program of the project; returns its exit code, and its output when captured instead of printed. */
async function run([command = '', ...args]: readonly string[], isCaptured = false) {
  const program = command === 'node' ? process.execPath : join('node_modules/.bin', command);
  const output = isCaptured ? 'pipe' : 'inherit';
  const child = spawn(program, args, { stdio: ['ignore', output, output] });
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
  const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  return { code: await ended, printed: (await Promise.all(printed)).join('') };
}

function printTimes(results: readonly StepResult[], seconds: number): void {
  const faults = results.flatMap((result) => result.faults ?? []);
  if (faults.length > 0)
    console.log(['\n— What the site survives', ...faultTable(faults)].join('\n'));
  const tests = results.flatMap((result) => result.tests);
  if (tests.length > 0) console.log(['\n— Slowest tests', ...slowest(tests)].join('\n'));
  const times = results.map((one) => timeOf(one.step.name, one.seconds, one.failed > 0));
  console.log(['\n— Times', ...times, timeOf('in all', seconds)].join('\n'));
}

const timeOf = (name: string, seconds: number, failed = false) =>
  `${seconds.toFixed(1).padStart(7)} s  ${name}${failed ? ' (failed)' : ''}`;

const secondsSince = (startedAt: number) => (Date.now() - startedAt) / 1000;
