import { englishRoute, frenchRoute, langOf } from '../content/languages.ts';
import { type FollowingPage, numbered } from '../content/listing.ts';
import type { Manifest, Routed } from '../content/manifest.ts';
import type { PageData } from '../content/page-data.ts';
import type { Placement } from '../content/placement.ts';
import { sectionOf } from '../content/sections.ts';

/** Languages, each with the address of a page in it. */
export type Alternates = readonly (readonly [lang: string, address: string])[];

/** The data of a routed page, one of those in `byRoute`. */
export function pageData(
  entry: Routed,
  manifest: Manifest,
  placement: Placement,
  byRoute: ReadonlyMap<string, Routed>,
): PageData {
  const section = sectionOf(entry.route, manifest);
  const translation = translationOf(entry.route, byRoute);
  return {
    path: entry.route,
    title: documentTitle(entry.title, manifest.site.name),
    description: entry.description,
    canonical: placement.absolute(entry.route),
    section: section.theme,
    siteFooter: section.root === '/' || section.footer === false,
    lang: langOf(entry),
    ...(translation && { translation }),
    source: `content/${entry.path}`,
  };
}

/** The data of a page that follows the first of its entry, with its number in the title. */
export const followingPage = (
  first: PageData,
  { page, at }: FollowingPage,
  placement: Placement,
): PageData => ({
  ...first,
  ...numbered(first, page),
  path: at(page),
  canonical: placement.absolute(at(page)),
});

/** What a page has that no content file writes and no address names. */
export const besides = ({ site }: Manifest, title: string, description: string) => ({
  title: documentTitle(title, site.name),
  description,
  canonical: '',
  section: 'portfolio' as const,
  siteFooter: true,
  source: '',
});

const documentTitle = (title: string, siteName: string) => `${title} – ${siteName}`;

/** A French page's translation stands under `/en`, and the other way round. */
function translationOf(route: string, byRoute: ReadonlyMap<string, Routed>): string | undefined {
  const french = frenchRoute(route);
  const other = french === route ? englishRoute(route) : french;
  return byRoute.get(other)?.route;
}

/** The address of a page in each language; nothing for a page without a translation. */
export function alternatesOf({ path, translation }: PageData, { absolute }: Placement): Alternates {
  if (!translation) return [];
  const fr = frenchRoute(path);
  const routes = { fr, en: englishRoute(fr), 'x-default': fr };
  return Object.entries(routes).map(([lang, route]) => [lang, absolute(route)]);
}
