import { kinds } from '../../content/kinds/index.ts';
import { LANGS, type Lang, langOf } from '../../content/languages.ts';
import { blogPageRoute, categoryFeed } from '../../content/listing.ts';
import { dayOf, type Manifest, type Routed } from '../../content/manifest.ts';
import { FEED } from '../../content/outputs.ts';
import type { Placement } from '../../content/placement.ts';
import { ARTICLE_CATEGORIES } from '../../content/vocabulary.ts';
import { escapeHtml } from '../../engine/text.ts';

/** Readers fetch a whole feed again and again, often on a phone: with every text in full it would soon weigh megabytes. */
const NEWEST = 50;

/** A feed, its texts newest first, and the page that announces it: every page where it names none. */
export type Feed = ReturnType<typeof feedsOf>[number];

/** All feeds, by their paths below the base: of all news in each language, and of each category of the blog. */
export function feedsOf(manifest: Manifest) {
  const { name } = manifest.site;
  const news = manifest.entries
    .filter((entry): entry is Routed => kinds[entry.kind].inFeed && entry.route !== null)
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const newsIn = (lang: Lang) => news.filter((entry) => langOf(entry) === lang);
  const ofCategories = ARTICLE_CATEGORIES.map((of) => ({
    path: categoryFeed(of).slice(1),
    title: `${name} – ${of}`,
    lang: 'fr' as const,
    page: blogPageRoute(1),
    entries: newsIn('fr').filter(
      (one) => one.kind === 'article' && one.frontmatter.category === of,
    ),
  }));
  const ofLanguages = LANGS.map((lang) => {
    const path = lang === 'fr' ? FEED : `${lang}/${FEED}`;
    return { path, title: name, lang, page: '', entries: newsIn(lang) };
  });
  return [
    ...ofLanguages.filter(({ lang, entries }) => lang === 'fr' || entries.length > 0),
    ...ofCategories,
  ];
}

/** Writes a feed in Atom (RFC 4287), with the texts in full. */
export const atomWriter =
  (manifest: Manifest, { absolute }: Placement, textOf: (one: Routed) => Promise<string>) =>
  async ({ path, title, lang, page, entries }: Feed): Promise<string> => {
    const days = manifest.entries.map((entry) => (kinds[entry.kind].inFeed ? dayOf(entry) : ''));
    const oldest = days.sort().find(Boolean);
    const listed = entries.slice(0, NEWEST);
    const items = listed.map(async (entry) => {
      const address = absolute(entry.route);
      const day = dayOf(entry);
      return `<entry>${tag('title', entry.title)}${tag('id', address)}<link href="${escapeHtml(address)}"/>
${tag('updated', moment(day || oldest))}${day && tag('published', moment(day))}${tag('summary', entry.description)}
<content type="html">${escapeHtml(await textOf(entry))}</content></entry>`;
    });
    const self = absolute(`/${path}`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
${tag('title', title)}${tag('id', self)}<link href="${escapeHtml(absolute(page || '/'))}"/>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<author>${tag('name', manifest.site.name)}</author>${tag('updated', moment((listed[0] && dayOf(listed[0])) || oldest))}
${(await Promise.all(items)).join('\n')}
</feed>
`;
  };

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

// Atom wants a moment of every text. One without a day, last in the list, is given the oldest day that is known, or one
// that means nothing: by the day of the build, readers would take it for new after each.
const moment = (day = '1970-01-01') => `${day}T00:00:00+01:00`;
