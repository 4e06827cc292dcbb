import type { PagePayload, SearchData } from '../../content/page-data.ts';
import { createSearch, type Search } from '../../content/search/search-index.ts';

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}

/** Fetches and opens search indexes. Rejects when an index is missing or incomplete. */
export const loadSearch = async (indexes: readonly string[]): Promise<Search> =>
  createSearch(await Promise.all(indexes.map(async (address) => textOf(await fetch(address)))));

/** The props of the search, from the response with the data of its page. Rejects when they are missing. */
export async function searchDataIn(response: Response): Promise<SearchData> {
  const { search } = JSON.parse(await textOf(response)) as PagePayload;
  if (!search) throw new Error(`No search in ${response.url}`);
  return search;
}
