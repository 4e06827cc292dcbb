import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '../src/values/user-error.ts';
import { runCommand } from './tooling/run-command.ts';
import { type Tally, tallyOf } from './tooling/test-tally.ts';

/** Reports of the test runners, from which their tests are counted. */
const REPORTS: Readonly<Record<string, string>> = {
  unit: '.cache/vitest.json',
  e2e: '.cache/playwright.json',
};

/** Programs of the project, which npm puts on the PATH of its scripts. */
const STEPS: Readonly<Record<string, string>> = {
  content: 'npm run --silent check',
  // Code of browsers, without what only Node has.
  types: 'tsc --noEmit -p . && tsc --noEmit -p tsconfig.browser.json',
  // Biome colours its output also in a file.
  lint: `biome ci ${process.stdout.isTTY ? '' : '--colors=off '}.`,
  unit: `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS.unit}`,
  build: 'npm run --silent build',
  e2e: 'playwright test',
};

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

/** Runs a step, which prints its own progress, and counts its tests. */
function run(name: string): Tally {
  const report = REPORTS[name] ?? '';
  rmSync(report, { force: true });
  console.log(`\n— ${name}: ${STEPS[name]}`);
  const { status } = spawnSync(STEPS[name] ?? '', { shell: true, stdio: 'inherit' });
  return tallyOf(existsSync(report) ? readFileSync(report, 'utf8') : undefined, status === 0);
}
