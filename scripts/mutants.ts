import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { changedLines } from './mutants/changed-lines.ts';
import { scoresOf, survivorLines } from './mutants/report.ts';
import { runCommand } from './tooling/run-command.ts';

const REPORT = '.cache/mutants/report.json';

/**
 * Changes the code in one place at a time and asks whether a unit test sees it; the arguments are files or folders,
 * `src` without one. `--sample 400 --seed 1` tries that many of a room, `--base main` only lines that changed since
 * then, `--tests tests/unit/site`
 * asks a folder of tests alone. Prints what no test saw, and the scores by room.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      base: { type: 'string' },
      tests: { type: 'string', default: 'tests/unit' },
      processes: { type: 'string', default: '2' },
    },
  });
  process.env.MUTANTS_SAMPLE = values.sample;
  process.env.MUTANTS_SEED = values.seed;
  process.env.MUTANTS_TESTS = values.tests;
  const places = values.base ? changedLines(values.base) : positionals.map(placeOf);
  if (values.base && places.length === 0) return console.log('No line of src/ has changed.');
  rmSync(REPORT, { force: true });
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/draw.js'],
    checkers: ['draw'],
    mutate: [...(places.length > 0 ? places : ['src/**/*.{ts,tsx}']), '!src/**/*.{css,d}.ts'],
    ignoreStatic: true,
    // Five seconds, the default, are a pause of a busy machine: what it stops would count as found.
    timeoutMS: 20_000,
    // One process more than of tests, for the checker, which ends early.
    concurrency: Number(values.processes),
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: REPORT },
    htmlReporter: { fileName: REPORT.replace('.json', '.html') },
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['.cache', '/dist', '/shots', '/review', '/apercu'],
    // Its preprocessor needs a programming interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    allowEmpty: true,
  }).runMutationTest();
  if (!existsSync(REPORT)) return console.log('No test loads a line of this.');
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  console.log(survivorLines(report).join('\n'));
  console.table(scoresOf(report));
});

/** The pattern of a file, or of all files of a folder. */
function placeOf(path: string): string {
  return /\.tsx?\b/.test(path) ? path : `${path.replace(/\/$/, '')}/**/*.{ts,tsx}`;
}
