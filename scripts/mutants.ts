import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { UsageError } from '../src/values/user-error.ts';
import { runCommand } from './tooling/run-command.ts';

/** Changes the code of files or folders in one place at a time, and reports the changes that no unit test sees. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0)
    throw new UsageError(
      'Dites quel code changer, un fichier ou une pièce : npm run mutants -- src/values',
    );
  await new Stryker({
    testRunner: 'vitest',
    mutate: [...positionals.map(patternOf), '!src/**/*.{css,d}.ts'],
    ignoreStatic: true,
    // Five seconds, the default, are a pause of a busy machine: what it stops would count as found.
    timeoutMS: 20_000,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: '.cache/mutants/report.html' },
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['.cache', '/dist', '/shots', '/review', '/apercu'],
    // Its preprocessor needs a programming interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
  }).runMutationTest();
});

/** Pattern of a file, or of all files of a folder. */
const patternOf = (path: string) =>
  /\.tsx?$/.test(path) ? path : `${path.replace(/\/$/, '')}/**/*.{ts,tsx}`;
