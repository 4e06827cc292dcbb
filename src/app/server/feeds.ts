import { kinds } from '../../content/kinds/index.ts';
import { type Lang, langOf } from '../../content/languages.ts';
import { blogPageRoute, followingRoutes, numbered } from '../../content/listing.ts';
import { dayOf, type Manifest, type MetadataEntry, routedEntries } from '../../content/manifest.ts';
import type { Placement } from '../../content/placement.ts';
import { escapeHtml } from '../../content/text.ts';

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

/** The press releases and the published articles of a language. */
const newsOf = ({ entries }: Manifest, lang: Lang) =>
  entries.filter((one) => kinds[one.kind].inFeed && one.route !== null && langOf(one) === lang);

export const hasNews = (manifest: Manifest, lang: Lang) => newsOf(manifest, lang).length > 0;

/** `feed.xml` (RSS 2.0): what is new in a language, newest first. */
export function feed(manifest: Manifest, { absolute }: Placement, lang: Lang): string {
  const items = newsOf(manifest, lang)
    .map((entry) => ({ entry, date: dayOf(entry) }))
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ entry, date }) => {
      const address = escapeHtml(absolute(entry.route ?? '/'));
      const day = date ? `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>` : '';
      return `<item><title>${escapeHtml(entry.title)}</title><link>${address}</link><guid>${address}</guid>${day}<description>${escapeHtml(entry.description)}</description></item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
<title>${escapeHtml(manifest.site.name)}</title>
<link>${escapeHtml(absolute('/'))}</link>
<description>${escapeHtml(manifest.site.tagline ?? manifest.site.name)}</description>
<language>${lang}</language>
${items.join('\n')}
</channel></rss>
`;
}

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
