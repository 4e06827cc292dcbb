import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { searchTerms } from './search-terms.ts';

/** Indexed data of a page. */
export interface SearchDocument {
  route: string;
  title: string;
  /** Name of its section. */
  section: string;
  description: string;
  headings: string;
  /** Additional words, such as towns and themes. */
  keywords: string;
  /** Body, or its first words. */
  text: string;
}

/** Result of a search, with the matched terms of the index, best first. */
export interface Found extends Pick<SearchDocument, 'route' | 'title' | 'section' | 'description'> {
  terms: readonly string[];
}

/** Gives the results of a query, best first. */
export type Search = (query: string) => Found[];

const options: Options<SearchDocument> = {
  idField: 'route',
  fields: ['title', 'section', 'description', 'headings', 'keywords', 'text'],
  storeFields: ['title', 'section', 'description'],
  tokenize: searchTerms,
  // The tokenizer already lowers the case.
  processTerm: (term) => term,
};

/** Titles have more weight than texts. */
const searchOptions: SearchOptions = {
  boost: { title: 3, headings: 1.5, keywords: 2 },
  combineWith: 'AND',
  // The last word may be incomplete.
  prefix: (_term, at, terms) => at === terms.length - 1,
};

/** Letters of a word from which typing errors are tolerated. */
const MIN_FUZZY_LENGTH = 5;

const MAX_QUERY_LENGTH = 200;

/** Index of pages as JSON, deterministic. */
export function indexText(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Creates a search from indexes (JSON), that of the current language first, as in its results. Throws for invalid JSON. */
export function createSearch(texts: readonly string[]): Search {
  const indexes = texts.map((text) => MiniSearch.loadJSON<SearchDocument>(text, options));
  const find = (query: string, more: SearchOptions) =>
    indexes.flatMap((index) =>
      index.search(query, { ...searchOptions, ...more }).map(
        ({ id, terms, title, section, description }): Found => ({
          route: id,
          title,
          section,
          description,
          terms,
        }),
      ),
    );
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
