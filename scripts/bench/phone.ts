import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright';

/** Opens a page as a phone that has never been here, and closes it whatever happens. */
export async function withPhone<Result>(
  browser: Browser,
  look: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  // Every host packs with gzip.
  const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' };
  const page = await browser.newPage({ ...devices['Pixel 5'], extraHTTPHeaders, ...options });
  // A busy machine makes a visit long; it does not end the bench.
  page.setDefaultTimeout(120_000);
  return look(page).finally(() => page.close());
}

/** Visits an address until the application answers and the network rests. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
  await page.waitForLoadState('networkidle');
}

/** Slow 4G and a processor four times slower, as Lighthouse simulates a middling phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
