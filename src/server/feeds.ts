import { dayOf, type Manifest } from '../model/manifest.ts';
import { categoryFeed, FEED } from '../model/outputs.ts';
import { kinds } from '../site/kinds/index.ts';
import { LANGS, type Lang, langOf } from '../site/languages.ts';
import { pageOf, ROUTES } from '../site/routes.ts';
import { ARTICLE_CATEGORIES } from '../site/vocabulary.ts';
import { escapeHtml } from '../values/text.ts';
import { renderBody } from './main-html.tsx';
import { feedHtml } from './plain-html.ts';
import { mainOf } from './render-page.tsx';
import type { Feed, FeedItem, RenderState } from './render-state.ts';

export const newestItemsFirst = (items: readonly FeedItem[]) =>
  items.toSorted((a, b) => b.day.localeCompare(a.day));

/** Feeds of the news in each language, and of the categories of the blog. Their paths are below the base path. */
export function feedsOf(manifest: Manifest): Feed[] {
  const { name } = manifest.settings;
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

/** Maximum number of items in a feed: feed readers download the whole file each time, often on a phone. */
const MAX_ITEMS = 50;

/** Atom document (RFC 4287) of a feed, with full texts. */
export async function atom(state: RenderState, { path, title, lang, page, items: all }: Feed) {
  const { manifest } = state;
  const { absolute } = state.placement;
  const listed = all.slice(0, MAX_ITEMS);
  const days = listed.map((item) => updatedDay(manifest, item));
  const items = listed.map(async ({ entry, route, day }, at) => {
    const address = absolute(route);
    const text = await contentOf(state, { entry, route });
    return `<entry>${tag('title', entry.title)}${tag('id', address)}<link href="${escapeHtml(address)}"/>
${tag('updated', dateTime(days[at]))}${day && tag('published', dateTime(day))}${entry.description && tag('summary', entry.description)}
<content type="html">${escapeHtml(text)}</content></entry>`;
  });
  const self = absolute(`/${path}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
${tag('title', title)}${tag('id', self)}<link href="${escapeHtml(absolute(page || '/'))}"/>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<author>${tag('name', manifest.settings.name)}</author>${tag('updated', dateTime(days.toSorted().at(-1)))}
${(await Promise.all(items)).join('\n')}
</feed>
`;
}

/** HTML of the picture and the text of an item. */
async function contentOf(state: RenderState, { entry, route }: Pick<FeedItem, 'entry' | 'route'>) {
  const { path, image, frontmatter } = entry;
  const page = pageOf(route);
  const { context } = await mainOf(state, page);
  const text = renderBody(context, await state.loadBody(path));
  const picture = image && state.manifest.pictures[image];
  const alt = ('alt' in frontmatter && frontmatter.alt) || '';
  const shown = picture
    ? `<img src="${escapeHtml(state.placement.local(picture.src))}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}">`
    : '';
  return feedHtml(state, { route: page, words: context.words, html: shown + text });
}

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** ISO day of an item's last correction, else of its publication; one day for all that have neither, because Atom requires a date. */
const updatedDay = ({ changes }: Manifest, { entry, day }: FeedItem): string =>
  [day, changes[entry.path]?.find(({ isText }) => isText)?.day ?? NO_DAY].toSorted().at(-1) ??
  NO_DAY;

/** No day of a build: feed readers would show undated texts as new after each one. */
const NO_DAY = '1970-01-01';

const dateTime = (day = NO_DAY) => `${day}T00:00:00+01:00`;
