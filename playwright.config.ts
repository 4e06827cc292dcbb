import { defineConfig } from '@playwright/test';

// Chromium refuses its sandbox to root, and some containers have no other user.
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup/serve-dist.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A build machine may be busy: what fails, fails for what it shows, not for its pace.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'fr-FR',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'bureau', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'telephone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
      grepInvert: /@bureau/,
    },
  ],
});
