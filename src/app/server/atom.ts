import { kinds } from '../../content/kinds/index.ts';
import { blogPageRoute, categoryFeed } from '../../content/listing.ts';
import { dayOf, type Manifest, type Routed } from '../../content/manifest.ts';
import type { Placement } from '../../content/placement.ts';
import { escapeHtml } from '../../content/text.ts';
import { ARTICLE_CATEGORIES } from '../../content/vocabulary.ts';

/** A feed of the site, and what it holds. */
export interface Feed {
  /** Its path below the base. */
  path: string;
  title: string;
  lang: string;
  /** The page that announces it; every page when absent. */
  page?: string;
  /** Newest first. */
  entries: readonly Routed[];
}

/** Readers fetch a whole feed again and again, often on a phone: with every text in full it would soon weigh megabytes. */
const NEWEST = 50;

/** All feeds: of all news, and of each category of the blog. */
export function feedsOf(manifest: Manifest): Feed[] {
  const { name } = manifest.site;
  const entries = manifest.entries
    .filter((entry): entry is Routed => kinds[entry.kind].inFeed && entry.route !== null)
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  return [
    { path: 'feed.xml', title: name, lang: 'fr', entries },
    ...ARTICLE_CATEGORIES.map((category) => ({
      path: categoryFeed(category).slice(1),
      title: `${name} – ${category}`,
      lang: 'fr',
      page: blogPageRoute(1),
      entries: entries.filter(
        ({ frontmatter }) => 'category' in frontmatter && frontmatter.category === category,
      ),
    })),
  ];
}

interface Written {
  manifest: Manifest;
  placement: Placement;
  /** The HTML of a text, for programs that know nothing of the site. */
  htmlOf: (entry: Routed) => Promise<string>;
}

/** A feed in Atom (RFC 4287), with the texts in full. */
export async function atom(
  { path, title, lang, page, entries }: Feed,
  { manifest, placement, htmlOf }: Written,
): Promise<string> {
  const { name, tagline } = manifest.site;
  const days = manifest.entries.filter(({ kind }) => kinds[kind].inFeed).map(dayOf);
  const oldest = days.filter(Boolean).sort()[0];
  const listed = entries.slice(0, NEWEST);
  const items = listed.map(async (entry) => {
    const address = escapeHtml(placement.absolute(entry.route));
    const day = dayOf(entry);
    return `<entry>
<title>${escapeHtml(entry.title)}</title>
<link href="${address}"/>
<id>${address}</id>
<updated>${moment(day || oldest)}</updated>${day && `\n<published>${moment(day)}</published>`}
<summary>${escapeHtml(entry.description)}</summary>
<content type="html">${escapeHtml(await htmlOf(entry))}</content>
</entry>`;
  });
  const self = escapeHtml(placement.absolute(`/${path}`));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<title>${escapeHtml(title)}</title>${tagline ? `\n<subtitle>${escapeHtml(tagline)}</subtitle>` : ''}
<link href="${escapeHtml(placement.absolute(page ?? '/'))}"/>
<link rel="self" type="application/atom+xml" href="${self}"/>
<id>${self}</id>
<updated>${moment((listed[0] && dayOf(listed[0])) || oldest)}</updated>
<author><name>${escapeHtml(name)}</name></author>
${(await Promise.all(items)).join('\n')}
</feed>
`;
}

/**
 * The beginning of a day in Libreville. Atom wants one of every text: a text without a day, last in the list, is given
 * the oldest that is known, or none that means anything. The day of the build would show it as new after each.
 */
const moment = (day = '1970-01-01') => `${day}T00:00:00+01:00`;
