import { dayOf } from '../model/manifest.ts';
import { kinds } from '../site/kinds/index.ts';
import { pageOf } from '../site/routes.ts';
import { escapeHtml } from '../values/text.ts';
import { feedHtml } from './feed-html.ts';
import type { Feed, FeedItem } from './feeds.ts';
import { renderBody } from './main-html.tsx';
import { mainOf } from './render-page.tsx';
import type { SiteState } from './site-state.ts';

/** Maximum number of items in a feed: feed readers download the whole file each time, often on a phone. */
const MAX_ITEMS = 50;

/** Atom document (RFC 4287) of a feed, with full texts. */
export async function atom(site: SiteState, { path, title, lang, page, items: all }: Feed) {
  const { manifest } = site;
  const { absolute } = site.placement;
  const days = manifest.entries.map((entry) => (kinds[entry.kind].inFeed ? dayOf(entry) : ''));
  const oldest = days.sort().find(Boolean);
  const listed = all.slice(0, MAX_ITEMS);
  const items = listed.map(async ({ entry, route, day }) => {
    const address = absolute(route);
    const text = await contentOf(site, { entry, route });
    return `<entry>${tag('title', entry.title)}${tag('id', address)}<link href="${escapeHtml(address)}"/>
${tag('updated', dateTime(day || oldest))}${day && tag('published', dateTime(day))}${entry.description && tag('summary', entry.description)}
<content type="html">${escapeHtml(text)}</content></entry>`;
  });
  const self = absolute(`/${path}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
${tag('title', title)}${tag('id', self)}<link href="${escapeHtml(absolute(page || '/'))}"/>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<author>${tag('name', manifest.site.name)}</author>${tag('updated', dateTime(listed[0]?.day || oldest))}
${(await Promise.all(items)).join('\n')}
</feed>
`;
}

/** HTML of the picture and the text of an item. */
async function contentOf(site: SiteState, { entry, route }: Pick<FeedItem, 'entry' | 'route'>) {
  const { path, image, frontmatter } = entry;
  const page = pageOf(route);
  const { context } = await mainOf(site, page);
  const text = renderBody(context, await site.loadBody(path));
  const picture = image && site.manifest.pictures[image];
  const alt = ('alt' in frontmatter && frontmatter.alt) || '';
  const shown = picture
    ? `<img src="${escapeHtml(site.placement.local(picture.src))}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}">`
    : '';
  return feedHtml(site, { route: page, words: context.words, html: shown + text });
}

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

// Atom requires a date. Undated texts get the oldest date of the site: with the date of the build, feed readers would show
// them as new after each build.
const dateTime = (day = '1970-01-01') => `${day}T00:00:00+01:00`;
