import { entriesOf, type Manifest } from '../../model/manifest.ts';
import { FEED, INITIATIVES_FEED } from '../../model/outputs.ts';
import { initiativeOf, newsDay, newsId } from '../../model/register/news.ts';
import { ROUTES } from '../../site/routes.ts';
import { type Feed, newestFirst } from '../feeds.ts';

/** A feed of each initiative, and one of all initiatives. Without `participe.follow`, initiatives without news have no feed. */
export function initiativeFeeds(manifest: Manifest): Feed[] {
  const isOpen = manifest.site.participe?.follow !== undefined;
  const sheets = entriesOf(manifest, 'initiative').flatMap((entry) => {
    const { route, slug, title, frontmatter } = entry;
    if (route === null) return [];
    const news = entriesOf(manifest, 'nouvelle').flatMap((one) =>
      initiativeOf(one) === slug
        ? [{ entry: one, route: `${route}#${newsId(one)}`, day: newsDay(one) }]
        : [],
    );
    const first = { entry, route, day: frontmatter.history?.[0]?.date ?? '' };
    return [{ route, title, news: newestFirst(news), first }];
  });
  const shown = sheets.filter(({ news }) => isOpen || news.length > 0);
  if (shown.length === 0) return [];
  const own = shown.map(({ route, title, news }) => ({
    path: `${route.slice(1)}/${FEED}`,
    title,
    lang: 'fr' as const,
    page: route,
    items: news,
  }));
  const items = newestFirst(sheets.flatMap(({ first, news }) => [first, ...news]));
  const all = { path: INITIATIVES_FEED.slice(1), title: `${manifest.site.name} – Je Participe` };
  return [{ ...all, lang: 'fr', page: ROUTES.participate, items }, ...own];
}
