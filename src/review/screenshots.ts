import { chromium, type Page } from 'playwright';

const HEIGHT = 900;
const TIMEOUT_MS = 20_000;
const PICTURES_TIMEOUT_MS = 12_000;

/** Opens a browser for screenshots of whole pages; the caller must close it. */
export async function openScreenshotBrowser(executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    // Chromium refuses to start with its sandbox as root, and some containers have no other user.
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  });
  return {
    /** PNG of the page at an address of this machine, at a width (CSS pixels). */
    async screenshot(address: string, width: number): Promise<Buffer> {
      const page = await browser.newPage({
        viewport: { width, height: HEIGHT },
        locale: 'fr-FR',
        reducedMotion: 'reduce',
        colorScheme: 'light',
        bypassCSP: true,
      });
      // Other sites are blocked, and frames of demonstrations: what they show may differ each time, without a change of this site.
      await page.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)|\/demo\//, (route) => route.abort());
      try {
        await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
        await waitUntilRendered(page);
        return await page.screenshot({ fullPage: true, animations: 'disabled' });
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Waits until a page is hydrated and laid out whole, and, for at most 12 s, until its fonts and pictures are loaded, also lazy pictures. */
export async function waitUntilRendered(page: Page): Promise<void> {
  // The last script marks the page as whole: until then bands below the screen are not painted.
  const alive =
    '"whole" in document.documentElement.dataset || !document.querySelector("script[type=module]")';
  await page.waitForFunction(alive, undefined, { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(async (timeoutMs) => {
    const pictures = [...document.images].filter(({ src }) => src);
    // With `async` the browser may paint the page without a picture, also when the picture is already decoded.
    for (const one of pictures) Object.assign(one, { loading: 'eager', decoding: 'sync' });
    const decoded = [document.fonts.ready, ...pictures.map((one) => one.decode())];
    const timeout = new Promise((done) => setTimeout(done, timeoutMs));
    await Promise.race([Promise.allSettled(decoded), timeout]);
    // Scripts scroll rows of links to the current link, perhaps before the fonts are loaded: scrolled again here.
    for (const row of document.querySelectorAll('*')) {
      if (row.scrollLeft === 0) continue;
      row.scrollLeft = 0;
      const current = row.querySelector('[aria-current]');
      current?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, PICTURES_TIMEOUT_MS);
}
