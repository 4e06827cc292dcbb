import { entriesOf, type Manifest } from '../../model/manifest.ts';
import { feedBelow, INITIATIVES_FEED } from '../../model/outputs.ts';
import { hasFeed, initiativeOf, newsId } from '../../model/register/news.ts';
import { newsDay } from '../../model/visibility.ts';
import { ROUTES } from '../../site/routes.ts';
import { newestItemsFirst } from '../feeds.ts';
import type { Feed } from '../render-state.ts';

/** A feed of each initiative that has one, and one of all initiatives. */
export function initiativeFeeds(manifest: Manifest): Feed[] {
  const sheets = entriesOf(manifest, 'initiative').flatMap((entry) => {
    const { route, slug, title, frontmatter } = entry;
    if (route === null) return [];
    const news = entriesOf(manifest, 'nouvelle').flatMap((one) =>
      initiativeOf(one) === slug
        ? [{ entry: one, route: `${route}#${newsId(one)}`, day: newsDay(one) }]
        : [],
    );
    const first = { entry, route, day: frontmatter.history?.[0]?.date ?? '' };
    return [{ route, title, news: newestItemsFirst(news), first }];
  });
  const shown = sheets.filter(({ news }) => hasFeed(manifest.settings, news));
  if (shown.length === 0) return [];
  const own = shown.map(({ route, title, news }) => ({
    path: feedBelow(route).slice(1),
    title,
    lang: 'fr' as const,
    page: route,
    items: news,
  }));
  const items = newestItemsFirst(sheets.flatMap(({ first, news }) => [first, ...news]));
  const all = {
    path: INITIATIVES_FEED.slice(1),
    title: `${manifest.settings.name} – Je Participe`,
  };
  return [{ ...all, lang: 'fr', page: ROUTES.participate, items }, ...own];
}
