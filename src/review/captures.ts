import { forEachConcurrent } from '../vite/for-each-concurrent.ts';
import { serve } from '../vite/serve.ts';
import type { ChangedFile } from './change.ts';
import { picturePair, type ReportPicture, wholePicture } from './picture-pair.ts';
import { openScreenshotBrowser } from './screenshots.ts';

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
  const captured = routes.slice(0, MAX_PAGES);
  if (captured.length === 0) return captures;
  log(`Captures d’écran : ${captured.length}…`);
  const hosts = await Promise.all(sites.map((dir) => serve({ dir, port: 0, base: '/' })));
  const [old = '', now = ''] = hosts.map(({ address }) => address.replace(/\/$/, ''));
  const browser = await openScreenshotBrowser(path);
  const pairOf = async (route: string, width: number) => {
    const after = await browser.screenshot(now + route, width);
    if (isNew(route)) return { after: await wholePicture(after) };
    if (after.equals(await browser.screenshot(old + route, width))) return undefined;
    // Captured again: a page that was still moving would look like a change.
    const before = await browser.screenshot(old + route, width);
    return picturePair(before, await browser.screenshot(now + route, width));
  };
  try {
    await forEachConcurrent(captured, MAX_PARALLEL_PAGES, async (route) => {
      const views: View[] = [];
      for (const width of WIDTHS) {
        const pair = await pairOf(route, width);
        if (pair) views.push({ width, ...pair });
      }
      captures.set(route, views);
    });
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
