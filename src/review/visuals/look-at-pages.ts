import type { AxeFault, Camera, Shot } from './camera.ts';
import { cropForReport, type ReportPicture } from './crop.ts';
import { newFaults } from './new-faults.ts';
import { pixelsOf } from './pixels.ts';
import { differingRegions } from './regions.ts';

/** How one page looks at one width, before and after; a page that is new has no before. */
export interface View {
  width: number;
  before?: ReportPicture;
  /** Left out where enough pictures of the same change are shown. */
  after?: ReportPicture;
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
  /** Text or pictures of its own changed; else only its look may have. */
  own: boolean;
}

interface Looking {
  camera: Camera;
  /** Addresses of the two served sites, without final slash. */
  before: string;
  after: string;
  pages: readonly SeenPage[];
  say: (line: string) => void;
}

/** Phone and desktop (CSS pixels). */
const WIDTHS = [390, 1440] as const;
/** Milliseconds of rest before a second look. */
const CALM = 400;
/**
 * With more pages than this, a change of style touches them all: the pages after these are looked at only
 * until a difference is found, and shown without pictures.
 */
const THOROUGH = 12;
/** Pages looked at together: more only wait for each other on two cores. */
const TOGETHER = 2;

/** Looks at pages in a browser: pictures with marks at both widths, and new accessibility faults. */
export async function lookAtPages(looking: Looking): Promise<Map<string, PageVisuals>> {
  const seen = new Map<string, PageVisuals>();
  const queue = looking.pages.map((page, index) => ({
    ...page,
    thorough: page.own || index < THOROUGH,
  }));
  const work = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      seen.set(page.route, await lookAtPage(looking, page));
      looking.say(`Captures d’écran : page ${seen.size} sur ${looking.pages.length}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return seen;
}

async function lookAtPage(
  { camera, before, after }: Looking,
  { route, isNew, thorough }: SeenPage & { thorough: boolean },
): Promise<PageVisuals> {
  const visuals: PageVisuals = { views: [], faults: [] };
  for (const width of WIDTHS) {
    if (!thorough && visuals.views.length > 0) break;
    const withAxe = thorough && width === 1440;
    const shoot = async (calm: number) => ({
      old: isNew
        ? undefined
        : await camera.shoot({ address: before + route, width, withAxe, calm }),
      now: await camera.shoot({ address: after + route, width, withAxe, calm }),
    });
    let { old, now } = await shoot(0);
    // A second, calmer look at what differs: a page caught while it moved is no change.
    if (thorough && old && !old.png.equals(now.png)) ({ old, now } = await shoot(CALM));
    const view = await viewOf({ width, old, now, thorough });
    if (view) visuals.views.push(view);
    visuals.faults.push(...newFaults(old?.faults ?? [], now.faults));
  }
  return visuals;
}

interface Taken {
  width: number;
  old: Shot | undefined;
  now: Shot;
  thorough: boolean;
}

async function viewOf({ width, old, now, thorough }: Taken): Promise<View | undefined> {
  if (old?.png.equals(now.png)) return undefined;
  const pixelsNow = await pixelsOf(now.png);
  if (!old) return { width, after: await cropForReport(now.png, pixelsNow, []) };
  const pixelsOld = await pixelsOf(old.png);
  const regions = differingRegions(pixelsOld, pixelsNow);
  if (regions.before.length + regions.after.length === 0) return undefined;
  if (!thorough) return { width };
  return {
    width,
    before: await cropForReport(old.png, pixelsOld, around(regions.before, regions.after)),
    after: await cropForReport(now.png, pixelsNow, around(regions.after, regions.before)),
  };
}

/** Something only put in has no region on the other side: its place is shown there. */
const around = <T extends { y: number; height: number; width: number }>(
  own: readonly T[],
  other: readonly T[],
): T[] => (own.length > 0 ? [...own] : other.map((rect) => ({ ...rect, height: 0, width: 0 })));
