import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { fixedWork, slowness } from './scripts/tooling/machine-speed.ts';
import { inlineScript } from './src/vite/inline-script.ts';

/**
 * Left out of a mutation run: they read the source text, start processes, which know no mutant, time long texts, or build
 * the site for each key of a record, and records are left out there, too.
 */
const UNMUTATED = [
  'tests/unit/{architecture,scripts,workflows}/**',
  'tests/unit/check/command.test.ts',
  'tests/unit/mdx/slow-texts.test.ts',
  'tests/unit/site/every-*.test.ts',
  'tests/unit/vite/content-reader.test.ts',
];

/** What took least time comes first: a mutant is found soon. Vitest itself begins with the longest. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).reverse();
  }
}

const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined;
const timeout = 180_000 * slowness(fixedWork());

export default defineConfig({
  define: { __SERVICE_WORKER__: 'false' },
  plugins: [inlineScript(), vanillaExtractPlugin({ identifiers: 'debug' })],
  test: {
    // A machine may be slow or busy: what fails, fails for what it shows, not for its pace.
    testTimeout: timeout,
    hookTimeout: timeout,
    maxWorkers: 2,
    setupFiles: 'tests/unit/setup.ts',
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    ...(isMutated && { exclude: UNMUTATED, sequence: { sequencer: ShortestFirst } }),
    // Tests share their modules, which halves the time: none replaces one.
    isolate: false,
  },
});
