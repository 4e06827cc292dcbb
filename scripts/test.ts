import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../src/values/user-error.ts';
import { runCommand } from './tooling/run-command.ts';

/** Reports of the test runners, from which their tests are counted. */
const REPORTS: Readonly<Record<string, string>> = {
  unit: '.cache/vitest.json',
  e2e: '.cache/playwright.json',
};

/** Programs of the project, which npm puts on the PATH of its scripts. */
const STEPS: Readonly<Record<string, string>> = {
  content: 'npm run --silent check',
  types: 'tsc --noEmit -p .',
  // Biome colours its output also in a file.
  lint: `biome ci ${process.stdout.isTTY ? '' : '--colors=off '}.`,
  unit: `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS.unit}`,
  build: 'npm run --silent build',
  e2e: 'playwright test',
};

interface Tally {
  passed: number;
  failed: number;
}

/**
 * Runs all steps, or those that the arguments name, also after a failed one, and prints a last line `N passed, N failed`.
 * `--all` includes the rare, long tests.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined) {
    throw new UsageError(`« ${unknown} » n’est pas une étape : ${Object.keys(STEPS).join(', ')}.`);
  }
  if (values.all) process.env.TESTS = 'all';
  const chosen = positionals.length > 0 ? positionals : Object.keys(STEPS);
  const tallies = chosen.map(run);
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});

/** Runs a step, which prints its own progress. A step without a report counts as one test. */
function run(name: string): Tally {
  const { [name]: report = '' } = REPORTS;
  rmSync(report, { force: true });
  console.log(`\n— ${name}: ${STEPS[name]}`);
  const { status } = spawnSync(STEPS[name] ?? '', { shell: true, stdio: 'inherit' });
  const { passed, failed } = existsSync(report)
    ? tallyOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A runner that fails without a failing test (a crash, a broken file) also counts as a failure.
  return { passed, failed: Math.max(failed, status === 0 ? 0 : 1) };
}

/** Shapes of vitest's report and of Playwright's. */
type Report =
  | { numPassedTests: number; numFailedTests: number }
  | { stats: { expected: number; flaky: number; unexpected: number } };

function tallyOf(report: Report): Tally {
  return 'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}
