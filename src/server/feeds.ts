import { followingPages, numbered } from '../content/listing.ts';
import { type Manifest, type MetadataEntry, routedEntries } from '../content/manifest.ts';
import type { Placement } from '../content/placement.ts';
import { escapeHtml } from '../engine/text.ts';

/** `sitemap.xml`: every page once, without trailing slash. */
export function sitemap(manifest: Manifest, { absolute }: Placement): string {
  const routes = [
    ...routedEntries(manifest).map(({ route }) => route),
    ...followingPages(manifest).keys(),
  ];
  const urls = routes.map((route) => `<url><loc>${escapeHtml(absolute(route))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export const robots = ({ absolute, base }: Placement) =>
  `User-agent: *\nAllow: ${base}\nDisallow: ${base}demo/\n\nSitemap: ${absolute('/sitemap.xml')}\n`;

/** `metadata.json` (contract section 2): one entry for each route, the following pages of long lists too. */
export function metadata(
  manifest: Manifest,
  shareImage: (route: string) => string,
): MetadataEntry[] {
  const entries = routedEntries(manifest).map(({ route, title, description, path }) => ({
    path: route,
    title,
    description,
    image: shareImage(route),
    source: `content/${path}`,
  }));
  const byRoute = new Map(entries.map((entry) => [entry.path, entry]));
  const following = [...followingPages(manifest)].flatMap(([path, { first, page }]) => {
    const entry = byRoute.get(first);
    return entry ? [{ ...entry, path, ...numbered(entry, page) }] : [];
  });
  return [...entries, ...following];
}
