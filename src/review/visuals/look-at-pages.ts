import { serve } from '../../vite/serve.ts';
import type { Comparison } from '../compare.ts';
import { type AxeFault, type Camera, openCamera } from './camera.ts';
import { pictureOf, picturePair, type ReportPicture } from './picture-pair.ts';

/** How one page looks at one width, before and after; a page that is new has no before. */
export interface View {
  width: number;
  /** Left out where enough pictures of the same change are shown. */
  pictures: { before?: ReportPicture; after: ReportPicture } | undefined;
}

/** What a browser saw of one page. */
export interface PageVisuals {
  /** Only the widths at which something differs. */
  views: View[];
  faults: AxeFault[];
}

interface SeenPage {
  route: string;
  /** It did not stand before. */
  isNew: boolean;
  /** Both widths, pictures for the report and accessibility; else whether it differs at all. */
  thorough: boolean;
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
/** Of the pages that share one change, so many are shown. */
export const SAMPLES = 4;
/** Pages looked at together: more only wait for each other on two cores. */
const TOGETHER = 2;

/** Looks at pages in a browser: pictures with frames at both widths, and new accessibility faults. */
export async function lookAtPages({ browser, before, after, comparison, say }: Looking) {
  const pages = pagesToSee(comparison);
  const seen = new Map<string, PageVisuals>();
  if (pages.length === 0) return seen;
  const sites = await Promise.all([before, after].map((dir) => serve({ dir, port: 0, base: '/' })));
  const [old = '', now = ''] = sites.map(({ address }) => address.replace(/\/$/, ''));
  const camera = await openCamera(browser);
  const queue = [...pages];
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      seen.set(page.route, await lookAtPage(camera, { old, now }, page));
      say(`Captures d’écran : page ${seen.size} sur ${pages.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: TOGETHER }, work));
    return seen;
  } finally {
    await camera.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
}

/** Pages with changes of their own, a few of those that share one, and all whose look may differ. */
function pagesToSee({ changed, shared, look, added, renamed }: Comparison): SeenPage[] {
  const pages = new Map<string, SeenPage>();
  const see = (routes: readonly string[], how: Omit<SeenPage, 'route'>) => {
    for (const route of routes) if (!pages.has(route)) pages.set(route, { route, ...how });
  };
  const come = [...added.map(({ route }) => route), ...renamed.map(({ to }) => to)];
  const restyled = look.map(({ route }) => route);
  see(come, { isNew: true, thorough: true });
  see(
    changed.map(({ route }) => route),
    { isNew: false, thorough: true },
  );
  for (const { routes } of shared) see(routes.slice(0, SAMPLES), { isNew: false, thorough: true });
  see(restyled.slice(0, SAMPLES), { isNew: false, thorough: true });
  see(restyled, { isNew: false, thorough: false });
  return [...pages.values()];
}

async function lookAtPage(
  camera: Camera,
  site: Record<'old' | 'now', string>,
  { route, isNew, thorough }: SeenPage,
): Promise<PageVisuals> {
  const visuals: PageVisuals = { views: [], faults: [] };
  for (const width of WIDTHS) {
    if (!thorough && visuals.views.length > 0) break;
    const withAxe = thorough && width === 1440;
    const shoot = (address: string, calm: number) =>
      camera.shoot({ address: address + route, width, withAxe, calm });
    let now = await shoot(site.now, 0);
    if (isNew) {
      visuals.views.push({ width, pictures: { after: await pictureOf(now.png) } });
      visuals.faults.push(...now.faults);
      continue;
    }
    let old = await shoot(site.old, 0);
    if (!old.png.equals(now.png)) {
      // A second, calmer look at what differs: a page caught while it moved is no change.
      now = await shoot(site.now, CALM);
      old = await shoot(site.old, CALM);
    }
    visuals.faults.push(...newFaults(old.faults, now.faults));
    const [before, after] = (await picturePair(old.png, now.png)) ?? [];
    if (before && after)
      visuals.views.push({ width, pictures: thorough ? { before, after } : undefined });
  }
  return visuals;
}

/** The faults of a page that it did not have: as many of each rule as its number grew. */
export function newFaults(before: readonly AxeFault[], after: readonly AxeFault[]): AxeFault[] {
  const known = new Set(before.map(({ rule, html }) => `${rule} ${html}`));
  return [...new Set(after.map(({ rule }) => rule))].flatMap((rule) => {
    const of = (faults: readonly AxeFault[]) => faults.filter((fault) => fault.rule === rule);
    const grown = of(after).length - of(before).length;
    const fresh = of(after).filter(({ html }) => !known.has(`${rule} ${html}`));
    return grown > 0 ? fresh.slice(0, grown) : [];
  });
}
