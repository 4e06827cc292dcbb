import { KINDS, kinds } from '../content/kinds/index.ts';
import type { Manifest, Routed } from '../content/manifest.ts';
import type { SearchDocument } from '../content/search/site-search.ts';
import { sectionOf } from '../content/sections.ts';

/** Words of a dated text that are kept: there may be a thousand of them. */
const FIRST_WORDS = 20;
/** Words of any other page: more than such a page holds. */
const ALL_WORDS = 2000;

/** The keys whose words a page is also found by. */
const KEYWORDS = ['location', 'province', 'theme', 'category'] as const;

/** What the search knows of a page, from the HTML inside its `main`. */
export function searchDocument(manifest: Manifest, entry: Routed, html: string): SearchDocument {
  const headings = [...html.matchAll(/<h[23]\b[^>]*>(.*?)<\/h[23]>/gs)];
  const most = kinds[entry.kind].inFeed && !isShownWhole(entry) ? FIRST_WORDS : ALL_WORDS;
  const known = entry.frontmatter as Partial<Record<(typeof KEYWORDS)[number], unknown>>;
  return {
    route: entry.route,
    title: entry.title,
    section: sectionOf(entry.route, manifest).name || manifest.site.name,
    description: entry.description,
    headings: headings.map(([, text = '']) => textOf(text)).join(' '),
    keywords: [entry.slug, ...KEYWORDS.flatMap((key) => known[key] ?? [])].join(' '),
    text: textOf(html.replace(/^.*?<\/h1>/s, ''))
      .split(' ')
      .slice(0, most)
      .join(' '),
  };
}

/** Questions and the charter are read on the page that shows them. */
const isShownWhole = ({ route }: Routed) => KINDS.some((kind) => kinds[kind].shownOn === route);

/** React writes `<` and `>` for tags only: no text and no attribute holds them. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/&(?:#x27|quot|amp|lt|gt);/g, (sign) => (sign === '&#x27;' ? '’' : ' '))
    .replace(/\s+/g, ' ')
    .trim();
