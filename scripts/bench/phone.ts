import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright';

/** Opens a page as a phone with an empty cache; the page is closed after `use`. */
export async function withPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  // Measured with gzip, because some hosts do not support Brotli.
  const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' };
  const page = await browser.newPage({ ...devices['Pixel 5'], extraHTTPHeaders, ...options });
  // A visit on a busy machine may be slow, and must not end the benchmark with a timeout.
  page.setDefaultTimeout(120_000);
  return use(page).finally(() => page.close());
}

/** Visits an address; resolves when the page is hydrated and the network is idle. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
  await page.waitForLoadState('networkidle');
}

/** Slow 4G and a processor four times slower: Lighthouse's profile of a mid-range phone. */
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
