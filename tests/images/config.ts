import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/tooling/find-browser.ts';

process.env.CHROMIUM_PATH = findBrowser((line) => console.warn(line));

/** Compares the pictures of the pages of two sites, which `npm run review` has built for a proposal of code. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  expect: { timeout: 30_000 },
  updateSnapshots: 'none',
  snapshotPathTemplate: resolve('.cache/images-avant/{arg}{ext}'),
  outputDir: resolve('.cache/images-travail'),
  reporter: [['line'], ['html', { outputFolder: resolve('.cache/images'), open: 'never' }]],
  use: {
    locale: 'fr-FR',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium refuses its sandbox to root, and some containers have no other user.
      args: ['--no-sandbox', '--hide-scrollbars'],
    },
  },
});
