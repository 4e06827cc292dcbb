import { serve } from '../../vite/serve.ts';
import { together } from '../../vite/together.ts';
import type { Comparison } from '../compare.ts';
import { type Camera, openCamera } from './camera.ts';
import { photoOf, pictureOf, picturePair, type ReportPicture } from './picture-pair.ts';

/** A width at which a page differs, before and after; a page that is new has no before. */
export interface View {
  width: number;
  before?: ReportPicture;
  after: ReportPicture;
  /** Pictures that the page has and that had not come when the screenshots were taken. */
  missing?: number;
}

interface Looking {
  /** Path of a Chromium. */
  browser: string;
  /** Folders of the two built sites. */
  before: string;
  after: string;
  comparison: Comparison;
  say: (line: string) => void;
}

/** Phone and desktop (CSS pixels). */
const WIDTHS = [390, 1440] as const;
/** Milliseconds of rest before a second look. */
const CALM = 400;
/** Of the pages that share one change, so many are looked at. */
export const SAMPLES = 3;
/** Pages looked at together: more only wait for each other on two cores. */
const TOGETHER = 2;

/** The pages to look at: all that have a change of their own, samples of those that share one. */
export function pagesToSee({ added, renamed, changed, shared, look }: Comparison) {
  const routesOf = (pages: readonly { route: string }[]) => pages.map(({ route }) => route);
  const news = new Set([...routesOf(added), ...renamed.map(({ to }) => to)]);
  const alike = [...shared.map(({ routes }) => routes), ...look.map(routesOf)];
  const samples = alike.flatMap((routes) => routes.slice(0, SAMPLES));
  return { news, routes: [...new Set([...news, ...routesOf(changed), ...samples])] };
}

/** Looks at pages in a browser: the widths at which each differs, with framed pictures. */
export async function lookAtPages({ browser, before, after, comparison, say }: Looking) {
  const { news, routes } = pagesToSee(comparison);
  const seen = new Map<string, View[]>();
  if (routes.length === 0) return seen;
  const sites = await Promise.all([before, after].map((dir) => serve({ dir, port: 0, base: '/' })));
  const [old = '', now = ''] = sites.map(({ address }) => address.replace(/\/$/, ''));
  const camera = await openCamera(browser);
  try {
    await together(routes, TOGETHER, async (route) => {
      const addresses = { old: news.has(route) ? undefined : old + route, now: now + route };
      seen.set(route, await lookAtPage(camera, addresses));
      say(`Captures d’écran : page ${seen.size} sur ${routes.length}`);
    });
    return seen;
  } finally {
    await camera.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
}

/** The pictures of dangers, before and after, by the file that each stands in. */
export async function lookAtProofs({ dangers }: Pick<Comparison, 'dangers'>) {
  const seen = new Map<string, View[]>();
  for (const { file, pictures } of dangers) {
    if (!pictures) continue;
    const [before, after] = [await photoOf(pictures.before), await photoOf(pictures.after)];
    seen.set(file, [{ width: after.width, before, after }]);
  }
  return seen;
}

async function lookAtPage(
  camera: Camera,
  addresses: { old: string | undefined; now: string },
): Promise<View[]> {
  const views: View[] = [];
  for (const width of WIDTHS) {
    const shoot = (address: string, calm: number) => camera.shoot({ address, width, calm });
    const now = await shoot(addresses.now, 0);
    if (addresses.old === undefined) {
      views.push({ width, after: await pictureOf(now.png), missing: now.missing });
    } else if (!now.png.equals((await shoot(addresses.old, 0)).png)) {
      // A second, calmer look at what differs: a page caught while it moved is no change.
      const [old, calm] = [await shoot(addresses.old, CALM), await shoot(addresses.now, CALM)];
      const pair = await picturePair(old.png, calm.png);
      if (pair) views.push({ width, ...pair, missing: old.missing + calm.missing });
    }
  }
  return views;
}
