import { type Browser, chromium, type Page } from 'playwright';

interface Pose {
  address: string;
  width: number;
  /** Milliseconds to wait longer, for a second look. */
  calm: number;
}

const HEIGHT = 900;
const PATIENCE = 20_000;

/** A browser that takes pictures of whole pages; ask `close` of it at the end. */
export async function openCamera(executablePath: string) {
  const browser = await chromium.launch({
    executablePath,
    // Chromium refuses its sandbox to root, and some containers have no other user.
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  });
  return {
    /** A screenshot, and how many pictures of the page were not yet there. */
    async shoot({ address, width, calm }: Pose): Promise<{ png: Buffer; missing: number }> {
      const page = await newPage(browser, width);
      try {
        await page.goto(address, { waitUntil: 'load', timeout: PATIENCE });
        const missing = await settle(page);
        if (calm > 0) await page.waitForTimeout(calm);
        return { missing, png: await page.screenshot({ fullPage: true, animations: 'disabled' }) };
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

export type Camera = Awaited<ReturnType<typeof openCamera>>;

/** A page in a context of its own, which closes with it. */
async function newPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHT },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    bypassCSP: true,
  });
  // Offline: what other sites would answer is not a change of this one.
  await page.route(
    (url) => !/^(localhost|127\.0\.0\.1)$/.test(url.hostname) && /^http/.test(url.protocol),
    (route) => route.abort(),
  );
  return page;
}

/**
 * Waits until the page answers, and fonts and all pictures are there, also those that wait for a scroll. A busy
 * machine gets a second, longer time for pictures; gives the number of those that are missing still.
 */
export async function settle(page: Page): Promise<number> {
  const alive = 'document.appReady === true || !document.querySelector("script[type=module]")';
  await page.waitForFunction(alive, undefined, { timeout: 3000 }).catch(() => undefined);
  return page.evaluate(async () => {
    let missing = [...document.images].filter(({ src }) => src);
    // The browser may draw a page before a picture that says `async`, even one that it has decoded.
    for (const picture of missing) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    for (const patience of [4000, 12_000]) {
      const here = new Set<HTMLImageElement>();
      const decoded = missing.map((one) => one.decode().then(() => here.add(one)));
      const enough = new Promise((done) => setTimeout(done, patience));
      await Promise.race([Promise.allSettled([document.fonts.ready, ...decoded]), enough]);
      missing = missing.filter((picture) => !here.has(picture));
    }
    // Rows that scroll sideways by a script stand where the fonts of that moment put them.
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
