import type { Words } from '../../site/schema/interface.ts';

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
