import { forEachConcurrent } from '../vite/for-each-concurrent.ts';
import { serve } from '../vite/serve.ts';
import type { Change } from './change.ts';
import { picturePair, type ReportPicture, wholePicture } from './picture-pair.ts';
import { openScreenshotBrowser } from './screenshots.ts';

/** Pictures of a page at one width (px) at which it differs, or of a picture file without a width; what is new has no `before`. */
export interface View {
  width?: number;
  before?: ReportPicture | undefined;
  after?: ReportPicture | undefined;
  /** Number of pictures of the page that had not loaded when the screenshots were taken. */
  missing?: number;
}

/** Route of a page, or path of a picture file -> its views; no views when no pixel differs. */
export type Captures = Map<string, View[]>;

/** Widths of a phone and of a desktop screen (CSS pixels). */
const WIDTHS = [390, 1440];
const RETRY_DELAY_MS = 400;
/** Further pages are only listed: a change of the frame changes all. */
export const MAX_PAGES = 40;
/** Pages captured in parallel: on two processor cores more would not be faster. */
const MAX_PARALLEL_PAGES = 2;

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
  if (routes.length === 0) return captures;
  const hosts = await Promise.all(sites.map((dir) => serve({ dir, port: 0, base: '/' })));
  const [old = '', now = ''] = hosts.map(({ address }) => address.replace(/\/$/, ''));
  const browser = await openScreenshotBrowser(path);
  const viewOf = async (route: string, width: number): Promise<View | undefined> => {
    const shot = (site: string, delayMs = 0) =>
      browser.screenshot({ address: site + route, width, delayMs });
    const after = await shot(now);
    if (isNew(route))
      return { width, after: await wholePicture(after.png), missing: after.missing };
    if (after.png.equals((await shot(old)).png)) return undefined;
    // Captured again after a delay: a page that was still moving would look like a change.
    const [first, second] = [await shot(old, RETRY_DELAY_MS), await shot(now, RETRY_DELAY_MS)];
    const pair = await picturePair(first.png, second.png);
    return pair && { width, ...pair, missing: first.missing + second.missing };
  };
  try {
    const captured = routes.slice(0, MAX_PAGES);
    await forEachConcurrent(captured, MAX_PARALLEL_PAGES, async (route) => {
      const views: View[] = [];
      for (const width of WIDTHS) {
        const view = await viewOf(route, width);
        if (view) views.push(view);
      }
      captures.set(route, views);
      log(`Captures d’écran : page ${captures.size} sur ${captured.length}`);
    });
    return captures;
  } finally {
    await browser.close();
    await Promise.all(hosts.map(({ close }) => close()));
  }
}

/** Reads the pictures of changes, such as a replaced proof, by their files. */
export async function capturePictures(changes: readonly Change[]): Promise<Captures> {
  const captures: Captures = new Map();
  for (const { file, pictures } of changes) {
    if (!pictures) continue;
    const [before, after] = [pictures.before, pictures.after].map(
      (path) => path && wholePicture(path),
    );
    captures.set(file, [
      { before: (await before) || undefined, after: (await after) || undefined },
    ]);
  }
  return captures;
}
