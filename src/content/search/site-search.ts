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

/** A page that was found, the best first. */
export type Found = Pick<SearchDocument, 'route' | 'title' | 'section' | 'description'>;

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
const LONG_ENOUGH = 5;

/** Letters of a query that are read. */
const LONGEST_QUERY = 200;

/** The index of these pages, as JSON: the same pages give the same text. */
export function indexText(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Reads an index; gives the function that finds pages by words. Raises on a text that is none. */
export function openSearch(text: string): (query: string) => Found[] {
  const index = MiniSearch.loadJSON(text, options);
  const find = (query: string, more: SearchOptions) =>
    index.search(query, { ...asked, ...more }).map(
      ({ id, title, section, description }): Found => ({
        route: id,
        title,
        section,
        description,
      }),
    );
  return (whole) => {
    const query = whole.slice(0, LONGEST_QUERY);
    const exact = find(query, {});
    if (exact.length > 0) return exact;
    const forgiven = find(query, {
      fuzzy: (term) => (term.length >= LONG_ENOUGH ? 0.25 : false),
    });
    return forgiven.length > 0 ? forgiven : find(query, { combineWith: 'OR' });
  };
}
