import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { fixedWork, slowness } from './scripts/tooling/machine-speed.ts';
import { inlineScript } from './src/vite/inline-script.ts';

const timeout = 180_000 * slowness(fixedWork());

export default defineConfig({
  define: { __OFFLINE__: 'false' },
  plugins: [inlineScript(), vanillaExtractPlugin({ identifiers: 'debug' })],
  test: {
    // A machine may be slow or busy: what fails, fails for what it shows, not for its pace.
    testTimeout: timeout,
    hookTimeout: timeout,
    maxWorkers: 2,
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Tests share their modules, which halves the time: none replaces one.
    isolate: false,
  },
});
