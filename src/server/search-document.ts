import type { Manifest, Routed } from '../model/manifest.ts';
import type { SearchDocument } from '../model/search/search-index.ts';
import { subsiteOf } from '../model/subsites.ts';
import { kinds } from '../site/kinds/index.ts';
import { elementsIn, type Parent, wordsIn } from './html-tree.ts';

/** Words that the index contains of a page. */
const MAX_WORDS = 2000;
/** Words of an article or press release: a site may have a thousand of these. */
const MAX_DATED_WORDS = 20;

/** Keys of the frontmatter whose values are keywords of a page. */
const KEYWORDS = ['location', 'province', 'theme', 'category'] as const;

/** Indexed data of a page, from its frontmatter and what `main` contains. */
export function searchDocument(manifest: Manifest, entry: Routed, tree: Parent): SearchDocument {
  const elements = [...elementsIn(tree)];
  const headings = elements.filter(({ tagName }) => /^h[23]$/.test(tagName));
  const title = elements.find(({ tagName }) => tagName === 'h1');
  const maxWords = kinds[entry.kind].inFeed ? MAX_DATED_WORDS : MAX_WORDS;
  const frontmatter = entry.frontmatter as Partial<Record<(typeof KEYWORDS)[number], unknown>>;
  const words = wordsOf(wordsIn(tree));
  const before = title ? words.indexOf(wordsOf(wordsIn(title))[0] ?? '') : 0;
  return {
    route: entry.route,
    title: entry.title,
    section: subsiteOf(entry.route, manifest).name || manifest.site.name,
    description: entry.description,
    headings: wordsOf(headings.map(wordsIn).join(' ')).join(' '),
    keywords: [entry.slug, ...KEYWORDS.flatMap((key) => frontmatter[key] ?? [])].join(' '),
    text: words.slice(before, before + maxWords).join(' '),
  };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
