import type { PagePayload, SearchData } from '../../content/page-data.ts';
import { openSearch, type Search } from '../../content/search/site-search.ts';

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}

/** Fetches and reads indexes. Rejects when one cannot be had, or came in part. */
export const loadSearch = async (indexes: readonly string[]): Promise<Search> =>
  openSearch(await Promise.all(indexes.map(async (address) => textOf(await fetch(address)))));

/** What the search knows, from the data of its page. Rejects when they cannot be had. */
export async function searchDataIn(answer: Response): Promise<SearchData> {
  const { search } = JSON.parse(await textOf(answer)) as PagePayload;
  if (!search) throw new Error(`No search in ${answer.url}`);
  return search;
}
