import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/tooling/find-browser.ts';

const executablePath = findBrowser((line) => console.warn(line));
process.env.IMAGES_BEFORE ??= resolve('.cache/images-avant');

/** Compares the pictures of the pages of two sites, which `npm run review` has built for a proposal of code. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  updateSnapshots: 'none',
  snapshotPathTemplate: `${process.env.IMAGES_BEFORE}/{arg}{ext}`,
  outputDir: resolve('.cache/images-travail'),
  reporter: [['line'], ['html', { outputFolder: resolve('.cache/images'), open: 'never' }]],
  use: {
    locale: 'fr-FR',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium refuses its sandbox to root, and some containers have no other user.
    launchOptions: { executablePath, args: ['--no-sandbox', '--hide-scrollbars'] },
  },
  projects: [{ name: 'avant' }, { name: 'apres', dependencies: ['avant'] }],
});
