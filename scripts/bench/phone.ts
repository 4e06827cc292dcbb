import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../tooling/find-browser.ts';

/** A network and a processor to pretend to have. */
export interface Conditions {
  /** Milliseconds from request to answer. */
  latency: number;
  /** Bits a second. */
  down: number;
  up: number;
  /** How many times slower than this machine. */
  cpu: number;
}

/** « Slow 4G » on a middling phone, as Lighthouse simulates it. */
export const SLOW_4G: Conditions = { latency: 150, down: 1_600_000, up: 750_000, cpu: 4 };

/** A busy machine makes a visit long; it does not end the bench (milliseconds). */
const PATIENCE = 120_000;

/** Chromium, installed or fetched; what is fetched is told on standard error. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser((line) => console.error(line)),
    // Chromium refuses its sandbox to root, and some containers have no other user.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });

/** A page of a 390 px phone that has never been here; `look` closes it whatever happens. */
export async function withPhone<Result>(
  browser: Browser,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Slows a page's network and processor down. */
export async function slowDown(page: Page, { latency, down, up, cpu }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Resolves once the application answers clicks itself. */
export const whenAlive = (page: Page) =>
  page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
