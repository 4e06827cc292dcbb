import { type Browser, chromium, type Page } from 'playwright';

interface ScreenshotOptions {
  address: string;
  width: number;
  /** Delay between rendering and screenshot. */
  delayMs: number;
}

const HEIGHT = 900;
const TIMEOUT_MS = 20_000;
/** Opens a browser for screenshots of whole pages; the caller must close it. */
export async function openScreenshotBrowser(executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    // Chromium refuses to start with its sandbox as root, and some containers have no other user.
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  });
  return {
    /** Returns the PNG of a page, and the number of its pictures that did not load in time (`missing`). */
    async screenshot({ address, width, delayMs }: ScreenshotOptions) {
      const page = await newPage(browser, width);
      try {
        await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
        const missing = await waitUntilRendered(page);
        if (delayMs > 0) await page.waitForTimeout(delayMs);
        return { missing, png: await page.screenshot({ fullPage: true, animations: 'disabled' }) };
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

export type ScreenshotBrowser = Awaited<ReturnType<typeof openScreenshotBrowser>>;

async function newPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    bypassCSP: true,
  });
  // Requests to other sites are blocked: their content may differ each time, without a change of this site.
  await page.route(
    (url) => !/^(localhost|127\.0\.0\.1)$/.test(url.hostname) && /^http/.test(url.protocol),
    (route) => route.abort(),
  );
  return page;
}

/**
 * Waits until a page is hydrated and its fonts and pictures are loaded, also lazy pictures. Returns the number of pictures
 * that are not loaded after 16 s.
 */
export async function waitUntilRendered(page: Page): Promise<number> {
  const alive = 'document.appReady === true || !document.querySelector("script[type=module]")';
  await page.waitForFunction(alive, undefined, { timeout: 3000 }).catch(() => undefined);
  return page.evaluate(async () => {
    let missing = [...document.images].filter(({ src }) => src);
    // With `async` the browser may paint the page without a picture, also when the picture is already decoded.
    for (const picture of missing) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    for (const timeoutMs of [4000, 12_000]) {
      const loaded = new Set<HTMLImageElement>();
      const decoded = missing.map((one) => one.decode().then(() => loaded.add(one)));
      const timeout = new Promise((done) => setTimeout(done, timeoutMs));
      await Promise.race([Promise.allSettled([document.fonts.ready, ...decoded]), timeout]);
      missing = missing.filter((picture) => !loaded.has(picture));
    }
    // Scripts scroll rows of links to the current link, perhaps before the fonts are loaded: scrolled again here.
    for (const row of document.querySelectorAll('*')) {
      if (row.scrollLeft === 0) continue;
      row.scrollLeft = 0;
      const current = row.querySelector('[aria-current]');
      current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return missing.length;
  });
}
