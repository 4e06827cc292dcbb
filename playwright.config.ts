import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/tooling/find-browser.ts';
import { findFonts } from './scripts/tooling/find-fonts.ts';
import { fixedWork, slowness } from './scripts/tooling/machine-speed.ts';
import { ALL } from './tests/unit/all.ts';

process.env.CHROMIUM_PATH = findBrowser((line) => console.warn(line));
// The workers, which read this file again, take what was found.
if (!process.env.TEST_WORKER_INDEX)
  process.env.FONTCONFIG_FILE = findFonts((line) => console.warn(line));
process.env.SLOWNESS ??= String(slowness(fixedWork()));
const times = Number(process.env.SLOWNESS);

// Chromium refuses its sandbox to root, and some containers have no other user.
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // Drawing by an imitated graphics card takes longer than by the processor itself.
  '--disable-gpu',
  // Letters as wide as visitors see them: a shell without a window would round them to whole pixels.
  '--font-render-hinting=none',
];

/** Rare and long tests run each night: `npm run test:all`. */
const notNow = ALL ? [] : [/@rare/];
/** Other browsers, which `npx playwright install` brings: the nightly run sets them. */
const engines = (process.env.ENGINES ?? '').split(',').filter(Boolean);
const SMOKE = /engines\.spec\.ts/;
const SWEEP = /sweep(-files|-guides|-light)?\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/setup/serve-sites.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A machine may be slow or busy: what fails, fails for what it shows, not for its pace.
  timeout: 90_000 * times,
  expect: { timeout: 15_000 * times },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.FROZEN_ADDRESS,
    locale: 'fr-FR',
    // A worker would answer in place of what tests answer for.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    deviceScaleFactor: 2,
  },
  projects: [
    // Every page of the content as it is: whatever an editor writes must pass.
    {
      name: 'site',
      testMatch: SWEEP,
      grepInvert: notNow,
      use: { baseURL: process.env.SITE_ADDRESS },
    },
    // How the site behaves, on the frozen content of tests/content. What differs by width runs on both, `@wide` only at night.
    { name: 'phone', testIgnore: [SWEEP, SMOKE], grepInvert: [/@desktop/, ...notNow] },
    {
      name: 'desktop',
      testIgnore: [SWEEP, SMOKE],
      grep: ALL ? /@(both|desktop|wide)/ : /@(both|desktop)/,
      grepInvert: notNow,
      use: { viewport: { width: 1280, height: 800 }, hasTouch: false, deviceScaleFactor: 1 },
    },
    ...engines.map((name) => ({
      name,
      testMatch: SMOKE,
      // Chromium is the one that was found above.
      use: name === 'chromium' ? {} : { browserName: engineOf(name), launchOptions: {} },
    })),
  ],
});

function engineOf(name: string): 'firefox' | 'webkit' {
  if (name === 'firefox' || name === 'webkit') return name;
  throw new Error(`ENGINES names « ${name} »: firefox, webkit and chromium can be tested.`);
}
