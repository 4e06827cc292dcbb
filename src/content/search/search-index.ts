import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { searchTerms } from './search-terms.ts';

/** What a search knows of a page. */
export interface SearchDocument {
  /** The address without the base path. */
  route: string;
  title: string;
  /** The part of the site that it stands in. */
  section: string;
  description: string;
  headings: string;
  /** Towns, themes: words by which it is also found. */
  keywords: string;
  /** Its first words, or all of them. */
  text: string;
}

/** A page that was found, with the words of the index by which it was: the best first. */
export interface Found extends Pick<SearchDocument, 'route' | 'title' | 'section' | 'description'> {
  terms: readonly string[];
}

/** Finds pages by words. */
export type Search = (query: string) => Found[];

const options: Options<SearchDocument> = {
  idField: 'route',
  fields: ['title', 'section', 'description', 'headings', 'keywords', 'text'],
  storeFields: ['title', 'section', 'description'],
  tokenize: searchTerms,
  // The tokenizer has done it: the library would else lower the case again.
  processTerm: (term) => term,
};

/** Titles weigh more than what stands below them. */
const asked: SearchOptions = {
  boost: { title: 3, headings: 1.5, keywords: 2 },
  combineWith: 'AND',
  // Someone who types has not finished the last word.
  prefix: (_term, at, terms) => at === terms.length - 1,
};

/** From how many letters on a typo is forgiven. */
const MIN_FUZZY_LENGTH = 5;

/** Letters of a query that are read. */
const MAX_QUERY_LENGTH = 200;

/** The index of these pages, as JSON: the same pages give the same text. */
export function indexText(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Reads indexes, that of the reader's language first: its pages come first, too. Raises on a text that is none. */
export function createSearch(texts: readonly string[]): Search {
  const indexes = texts.map((text) => MiniSearch.loadJSON<SearchDocument>(text, options));
  const find = (query: string, more: SearchOptions) =>
    indexes.flatMap((index) =>
      index.search(query, { ...asked, ...more }).map(
        ({ id, terms, title, section, description }): Found => ({
          route: id,
          title,
          section,
          description,
          terms,
        }),
      ),
    );
  return (whole) => {
    const query = whole.slice(0, MAX_QUERY_LENGTH);
    const exact = find(query, {});
    if (exact.length > 0) return exact;
    const forgiven = find(query, {
      fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? 0.25 : false),
    });
    return forgiven.length > 0 ? forgiven : find(query, { combineWith: 'OR' });
  };
}
