import { blogPageRoute, followingRoutes, numbered } from '../../content/listing.ts';
import { type Manifest, type MetadataEntry, routedEntries } from '../../content/manifest.ts';
import type { Placement } from '../../content/placement.ts';
import { escapeHtml } from '../../engine/text.ts';

/** `sitemap.xml`: every page once, without trailing slash. */
export function sitemap(manifest: Manifest, { absolute }: Placement): string {
  const routes = [
    ...routedEntries(manifest).map(({ route }) => route),
    ...followingRoutes(manifest),
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

/** `metadata.json` (contract section 2): one entry for each route, the following pages of the blog too. */
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
  const blog = entries.filter(({ path }) => path === blogPageRoute(1));
  const following = followingRoutes(manifest).flatMap((path, at) =>
    blog.map((first) => ({ ...first, path, ...numbered(first, at + 2) })),
  );
  return [...entries, ...following];
}
