import { forEachConcurrent } from '../../vite/for-each-concurrent.ts';
import { serve } from '../../vite/serve.ts';
import type { Comparison } from '../compare-sites.ts';
import { pictureOfFile, pictureOfPage, picturePair, type ReportPicture } from './picture-pair.ts';
import { openScreenshotBrowser, type ScreenshotBrowser } from './screenshots.ts';

/** Screenshots of a page at one width (px) at which its old and new version differ; a new page has no `before`. */
export interface View {
  width: number;
  before?: ReportPicture;
  after: ReportPicture;
  /** Number of pictures that had not loaded when the screenshots were taken. */
  missing?: number;
}

interface CaptureOptions {
  /** Path of a Chromium. */
  browser: string;
  /** Folders of the two built sites. */
  before: string;
  after: string;
  comparison: Comparison;
  log: (line: string) => void;
}

/** Widths of a phone and of a desktop screen (CSS pixels). */
const WIDTHS = [390, 1440] as const;
const RETRY_DELAY_MS = 400;
/** Number of pages that are captured of a group of pages with the same change. */
export const SAMPLES_PER_GROUP = 3;
/** Pages captured in parallel: on two processor cores more would not be faster. */
const MAX_PARALLEL_PAGES = 2;

/** Routes to capture: new pages (also in `newRoutes`), changed pages, and a sample of each group with the same change. */
export function pagesToCapture({ added, renamed, changed, shared, appearance }: Comparison) {
  const routesOf = (pages: readonly { route: string }[]) => pages.map(({ route }) => route);
  const newRoutes = new Set([...routesOf(added), ...renamed.map(({ to }) => to)]);
  const groups = [...shared.map(({ routes }) => routes), ...appearance.map(routesOf)];
  const samples = groups.flatMap((routes) => routes.slice(0, SAMPLES_PER_GROUP));
  return { newRoutes, routes: [...new Set([...newRoutes, ...routesOf(changed), ...samples])] };
}

/** Takes screenshots of the pages of two sites. Returns route -> screenshots at the widths at which the page differs. */
export async function capturePages({ browser, before, after, comparison, log }: CaptureOptions) {
  const { newRoutes, routes } = pagesToCapture(comparison);
  const shots = new Map<string, View[]>();
  if (routes.length === 0) return shots;
  const sites = await Promise.all([before, after].map((dir) => serve({ dir, port: 0, base: '/' })));
  const [old = '', now = ''] = sites.map(({ address }) => address.replace(/\/$/, ''));
  const screenshotBrowser = await openScreenshotBrowser(browser);
  try {
    await forEachConcurrent(routes, MAX_PARALLEL_PAGES, async (route) => {
      const addresses = { old: newRoutes.has(route) ? undefined : old + route, now: now + route };
      shots.set(route, await capturePage(screenshotBrowser, addresses));
      log(`Captures d’écran : page ${shots.size} sur ${routes.length}`);
    });
    return shots;
  } finally {
    await screenshotBrowser.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
}

/** For dangers with pictures (a replaced proof): file -> the picture before and after the change. */
export async function captureProofs({ dangers }: Pick<Comparison, 'dangers'>) {
  const shots = new Map<string, View[]>();
  for (const { file, pictures } of dangers) {
    if (!pictures) continue;
    const before = await pictureOfFile(pictures.before);
    const after = await pictureOfFile(pictures.after);
    shots.set(file, [{ width: after.width, before, after }]);
  }
  return shots;
}

async function capturePage(
  browser: ScreenshotBrowser,
  addresses: { old: string | undefined; now: string },
): Promise<View[]> {
  const views: View[] = [];
  for (const width of WIDTHS) {
    const screenshot = (address: string, delayMs = 0) =>
      browser.screenshot({ address, width, delayMs });
    const now = await screenshot(addresses.now);
    if (addresses.old === undefined) {
      views.push({ width, after: await pictureOfPage(now.png), missing: now.missing });
    } else if (!now.png.equals((await screenshot(addresses.old)).png)) {
      // Captured again after a delay: a page that was still moving would look like a change.
      const old = await screenshot(addresses.old, RETRY_DELAY_MS);
      const retry = await screenshot(addresses.now, RETRY_DELAY_MS);
      const pair = await picturePair(old.png, retry.png);
      if (pair) views.push({ width, ...pair, missing: old.missing + retry.missing });
    }
  }
  return views;
}
