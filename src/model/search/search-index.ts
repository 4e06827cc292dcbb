import { stemmer } from '@orama/stemmers/french';
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { Words } from '../../site/schema/interface.ts';
import { withoutAccents } from '../../values/text.ts';

/** Data of the search, for the search page, the search dialog and the suggestions of the 404 page. */
export interface SearchData {
  words: Words['siteSearch'] & Pick<Words['frame'], 'search' | 'close'>;
  /** Path of the search page, with the base path. */
  page: string;
  /** Paths of the search indexes; the first index is in the language of the page. */
  indexes: readonly string[];
  /** All pages of the site, grouped by section. */
  plan: readonly { name: string; pages: readonly { href: string; label: string }[] }[];
}

/** Data of a page that the search index contains. */
export interface SearchDocument {
  route: string;
  title: string;
  /** Name of the section of the site that contains the page. */
  section: string;
  description: string;
  headings: string;
  /** Additional words, such as towns and themes. */
  keywords: string;
  /** Text of the body, a line for each block, from its title on; only the first words of a long one. */
  text: string;
}

/** Result of a search. */
export interface Found extends Pick<SearchDocument, (typeof STORED)[number]> {
  route: string;
  /** Terms of the page that the query matched. */
  terms: readonly string[];
}

/** Returns the results of a query: those of the first index, then of the second; within each, best first. */
export type Search = (query: string) => Found[];

/** Fields that results show; the text is half of the index, which loads when a visitor opens the search. */
const STORED = ['title', 'section', 'description', 'text'] as const;

/** Frequent words, and what is elided before an apostrophe: « l’eau » is indexed as « eau ». */
const STOP_WORDS = new Set(
  `a au aux avec c ce ces cet cette d dans de des du elle en est et il ils j je jusqu l la le les leur lorsqu m mais n ne
  nos notre nous on ou par pas pour puisqu qu que qui s sa se ses son sont sur t un une vos votre vous y`.split(
    /\s+/,
  ),
);

/** Maximum number of letters of an indexed word: the rest of the word is ignored. */
const MAX_WORD_LENGTH = 40;

/** Words to index or to search for: lower case, without accents, elisions, endings and frequent words such as « le ». */
export const searchTerms = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(withoutAccents(word)))
    .map((word) => stemOf(word.normalize('NFC').slice(0, MAX_WORD_LENGTH)));

/** Stem of a word: « plant » of « plantée », whose ending the accent shows; but « données » is not « don ». */
function stemOf(word: string): string {
  const stem = stemmer(word);
  const plain = withoutAccents(word);
  return stem.length > 3 ? withoutAccents(stem) : stemmer(plain);
}

const options: Options<SearchDocument> = {
  idField: 'route',
  fields: ['title', 'section', 'description', 'headings', 'keywords', 'text'],
  storeFields: [...STORED],
  tokenize: searchTerms,
  // Terms need no change: `searchTerms` has already converted them to lower case.
  processTerm: (term) => term,
};

/** A word in a title counts three times as much as the same word in a text. */
const searchOptions: SearchOptions = {
  boost: { title: 3, headings: 1.5, keywords: 2 },
  combineWith: 'AND',
  // Also matches the start of words for the last word of the query, which the visitor may still be typing.
  prefix: (_term, at, terms) => at === terms.length - 1,
  // Pages with the whole word are first: « don » is not « données ».
  weights: { prefix: 0.02, fuzzy: 0.45 },
};

/** Minimum number of letters of a word in which typing errors are tolerated. */
const MIN_FUZZY_LENGTH = 5;

const MAX_QUERY_LENGTH = 200;

/** Search index of pages as JSON; the same pages always give the same text. */
export function indexText(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Creates a search from indexes (JSON). Results of the first index come first, so it must be in the language of the page. */
export function createSearch(texts: readonly string[]): Search {
  const indexes = texts.map((text) => MiniSearch.loadJSON<SearchDocument>(text, options));
  const find = (query: string, more: SearchOptions): Found[] =>
    indexes
      .flatMap((index) => index.search(query, { ...searchOptions, ...more }))
      .map(({ id: route, match, title, section, description, text }) => ({
        ...{ route, title, section, description, text },
        terms: Object.keys(match),
      }));
  return (text) => {
    const query = text.slice(0, MAX_QUERY_LENGTH);
    const exact = find(query, {});
    if (exact.length > 0) return exact;
    const fuzzy = find(query, {
      fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? 0.25 : false),
    });
    return fuzzy.length > 0 ? fuzzy : find(query, { combineWith: 'OR' });
  };
}

/** Maximum number of words before and from the matched word on: two or three lines on a phone. */
const WORDS_BEFORE = 8;
const WORDS_FROM = 16;

/**
 * The line of a page's text that contains most of the matched terms, cut around the first of them with `…`; undefined when
 * only other fields match. The title, which is the first line, is shown already.
 */
export function matchedLine({ text, terms }: Pick<Found, 'text' | 'terms'>): string | undefined {
  const countIn = (line: string) =>
    new Set(searchTerms(line).filter((term) => terms.includes(term))).size;
  // Stems take time: only lines that hold the beginning of a term are read in full.
  const beginnings = terms.map((term) => term.slice(0, 3));
  let best = { line: '', count: 0 };
  for (const line of text.split('\n').slice(1)) {
    const plain = withoutAccents(line.toLowerCase());
    const count = beginnings.some((letters) => plain.includes(letters)) ? countIn(line) : 0;
    if (count > best.count) best = { line, count };
  }
  if (best.count === 0) return undefined;
  const words = best.line.split(' ');
  const from = Math.max(0, words.findIndex((word) => countIn(word) > 0) - WORDS_BEFORE);
  const to = from + WORDS_BEFORE + WORDS_FROM;
  const shown = words.slice(from, to).join(' ');
  return `${from > 0 ? '…\u00a0' : ''}${shown}${to < words.length ? '\u00a0…' : ''}`;
}
