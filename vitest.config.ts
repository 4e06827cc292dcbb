import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { fixedWork, slowness } from './scripts/tooling/machine-speed.ts';
import { inlineScript } from './src/vite/inline-script.ts';

/** Tests that replace a module need modules of their own; the others share theirs, which halves the time. */
const REPLACING = 'tests/**/*.mocked.test.ts';

const timeout = 180_000 * slowness(fixedWork());

export default defineConfig({
  define: { __OFFLINE__: 'false' },
  plugins: [inlineScript(), vanillaExtractPlugin({ identifiers: 'debug' })],
  test: {
    // A machine may be slow or busy: what fails, fails for what it shows, not for its pace.
    testTimeout: timeout,
    hookTimeout: timeout,
    setupFiles: 'tests/setup/closed-content.ts',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [REPLACING],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit, mocked', include: [REPLACING] } },
    ],
  },
});
