import type { Manifest, Routed } from '../model/manifest.ts';
import type { SearchDocument } from '../model/search/search-index.ts';
import { subsiteOf } from '../model/subsites.ts';
import { kinds } from '../site/kinds/index.ts';
import { langOf } from '../site/languages.ts';
import { typeset } from '../site/typeset.ts';
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
  const shown = langOf(entry) === 'fr' ? typeset : String;
  const lines = linesOf(tree);
  const text = lines.slice(title ? lines.indexOf(linesOf(title)[0] ?? '') : 0).join('\n');
  return {
    route: entry.route,
    title: shown(entry.title),
    section: subsiteOf(entry.route, manifest).name || manifest.settings.name,
    description: shown(entry.description),
    headings: headings.flatMap(linesOf).join(' '),
    keywords: [
      entry.route,
      ...KEYWORDS.flatMap((key) => frontmatter[key] ?? []),
      ...documentsOf(entry),
    ].join(' '),
    text: text.split(/(?=[ \n])/, maxWords).join(''),
  };
}

/** Names of the documents that a page offers: a long text may name them beyond its indexed words. */
function documentsOf({ frontmatter }: Routed): string[] {
  const documents = 'documents' in frontmatter ? (frontmatter.documents ?? []) : [];
  const resources = 'resources' in frontmatter ? (frontmatter.resources ?? []) : [];
  return [...documents, ...resources].map(({ title }) => title);
}

/** Lines of text, one for each block; no-break spaces stay, for a result shows a line. */
const linesOf = (tree: Parent): string[] =>
  wordsIn(tree)
    .replace(/ +(?=[ .,)\n])/g, '')
    .match(/\S.*/g) ?? [];
