import { dayOf, type Entry, type Manifest } from '../model/manifest.ts';
import { categoryFeed, FEED } from '../model/outputs.ts';
import { kinds } from '../site/kinds/index.ts';
import { LANGS, type Lang, langOf } from '../site/languages.ts';
import { ROUTES } from '../site/routes.ts';
import { ARTICLE_CATEGORIES } from '../site/vocabulary.ts';

/** Entry of a feed, with the route to read it and its ISO day, which may be empty. */
export interface FeedItem {
  entry: Entry;
  route: string;
  day: string;
}

/** Feed with its items, newest first; `page` is the route of the only page that links to it, empty when all pages do. */
export interface Feed {
  path: string;
  title: string;
  lang: Lang;
  page: string;
  items: readonly FeedItem[];
}

export const newestItemsFirst = (items: readonly FeedItem[]) =>
  items.toSorted((a, b) => b.day.localeCompare(a.day));

/** Feeds of the news in each language, and of the categories of the blog. Their paths are below the base path. */
export function feedsOf(manifest: Manifest): Feed[] {
  const { name } = manifest.site;
  const news = newestItemsFirst(
    manifest.entries.flatMap((entry) =>
      kinds[entry.kind].inFeed && entry.route !== null
        ? [{ entry, route: entry.route, day: dayOf(entry) }]
        : [],
    ),
  );
  const newsIn = (lang: Lang) => news.filter(({ entry }) => langOf(entry) === lang);
  const ofCategories = ARTICLE_CATEGORIES.map((of) => ({
    path: categoryFeed(of).slice(1),
    title: `${name} – ${of}`,
    lang: 'fr' as const,
    page: ROUTES.blog,
    items: newsIn('fr').filter(
      ({ entry }) => entry.kind === 'article' && entry.frontmatter.category === of,
    ),
  }));
  const ofLanguages = LANGS.map((lang) => {
    const path = lang === 'fr' ? FEED : `${lang}/${FEED}`;
    return { path, title: name, lang, page: '', items: newsIn(lang) };
  });
  return [
    ...ofLanguages.filter(({ lang, items }) => lang === 'fr' || items.length > 0),
    ...ofCategories,
  ];
}
