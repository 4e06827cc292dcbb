import { chromium, type Page } from 'playwright';
import { serve } from '../vite/serve.ts';
import type { ChangedFile } from './change.ts';
import { picturePair, type ReportPicture, wholePicture } from './picture-pair.ts';

/** Pictures of a page at one width (px) at which it differs, or of a picture file without a width; what is new has no `before`. */
export interface View {
  width?: number;
  before?: ReportPicture | undefined;
  after?: ReportPicture | undefined;
}

/** Route of a page, or path of a picture file -> its views; no views when no pixel differs. */
export type Captures = Map<string, View[]>;

/** Widths of a phone and of a desktop screen (CSS pixels). */
const WIDTHS = [390, 1440];
/** Further pages are only listed: a change of the frame changes all. */
const MAX_PAGES = 40;

interface CaptureOptions {
  /** Path of a Chromium. */
  browser: string;
  /** Folders of the two built sites. */
  sites: readonly [before: string, after: string];
  routes: readonly string[];
  isNew(route: string): boolean;
  log(line: string): void;
}

/** Takes screenshots of at most `MAX_PAGES` pages of two sites. */
export async function capturePages({ browser: path, sites, routes, isNew, log }: CaptureOptions) {
  const captures: Captures = new Map();
  const captured = routes.slice(0, MAX_PAGES);
  if (captured.length === 0) return captures;
  log(`Captures d’écran : ${captured.length}…`);
  const hosts = await Promise.all(sites.map((dir) => serve({ dir, port: 0, base: '/' })));
  const [old = '', now = ''] = hosts.map(({ address }) => address.replace(/\/$/, ''));
  const browser = await openScreenshotBrowser(path);
  const viewOf = async (route: string, width: number) => {
    const after = await browser.screenshot(now + route, width);
    if (isNew(route)) return { after: await wholePicture(after) };
    if (after.equals(await browser.screenshot(old + route, width))) return undefined;
    // Captured again: a page that was still moving would look like a change.
    const before = await browser.screenshot(old + route, width);
    return picturePair(before, await browser.screenshot(now + route, width));
  };
  try {
    // Two at a time, one for each width: on two processor cores more would not be faster.
    for (const route of captured) {
      const views: View[] = await Promise.all(
        WIDTHS.map(async (width) => ({ width, ...(await viewOf(route, width)) })),
      );
      captures.set(
        route,
        views.filter(({ after }) => after),
      );
    }
    return captures;
  } finally {
    await browser.close();
    await Promise.all(hosts.map(({ close }) => close()));
  }
}

/** Reads the pictures of changes, such as a replaced proof, by their files. */
export async function capturePictures(files: readonly ChangedFile[]): Promise<Captures> {
  const captures: Captures = new Map();
  const read = async (path: string | undefined) => (path ? wholePicture(path) : undefined);
  for (const { file, pictures } of files) {
    if (!pictures) continue;
    const [before, after] = [await read(pictures.before), await read(pictures.after)];
    captures.set(file, [{ before, after }]);
  }
  return captures;
}

const HEIGHT = 900;
const TIMEOUT_MS = 20_000;
const PICTURES_TIMEOUT_MS = 12_000;

/** Opens a browser for screenshots of whole pages; the caller must close it. */
async function openScreenshotBrowser(executablePath: string) {
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
    'document.appReady && "whole" in document.documentElement.dataset || !document.querySelector("script[type=module]")';
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
