import { readdirSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { fixedWork, slowness } from './scripts/tooling/machine-speed.ts';
import { inlineScript } from './src/vite/inline-script.ts';

const files = ['tests/unit', 'tests/hosts']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path));

/** A file that replaces a module needs modules of its own; the others share theirs, which halves the time. */
const replacing = files.filter((path) =>
  /\bvi\.(?:mock|doMock)\(/.test(readFileSync(path, 'utf8')),
);

const timeout = 180_000 * slowness(fixedWork());

export default defineConfig({
  define: { __BUILD__: '"test"', __OFFLINE__: 'false' },
  plugins: [inlineScript(), vanillaExtractPlugin({ identifiers: 'debug' })],
  test: {
    // A machine may be slow or busy: what fails, fails for what it shows, not for its pace.
    testTimeout: timeout,
    hookTimeout: timeout,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,hosts}/**/*.test.{ts,tsx}'],
          exclude: replacing,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit, apart', include: replacing } },
    ],
  },
});
