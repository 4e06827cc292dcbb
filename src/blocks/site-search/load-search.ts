import type { PagePayload } from '../../model/page-data.ts';
import { createSearch, type Search, type SearchData } from '../../model/search/search-index.ts';

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}

/** Fetches search indexes (one for each language) and returns a search function. Rejects when one is missing or invalid. */
export const loadSearch = async (indexes: readonly string[]): Promise<Search> =>
  createSearch(await Promise.all(indexes.map(async (address) => textOf(await fetch(address)))));

/** Parses the props of `SiteSearch` from the data file of the search page. Rejects when the file does not contain them. */
export async function searchDataIn(response: Response): Promise<SearchData> {
  const { search } = JSON.parse(await textOf(response)) as PagePayload;
  if (!search) throw new Error(`No search in ${response.url}`);
  return search;
}
