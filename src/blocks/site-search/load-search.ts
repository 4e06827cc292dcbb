import { openSearch, type Search } from '../../content/search/site-search.ts';
import type { SiteSearchProps } from './site-search.tsx';

async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.text();
}

/** Fetches and reads indexes. Rejects when one cannot be had, or came in part. */
export const loadSearch = async (indexes: readonly string[]): Promise<Search> =>
  openSearch(await Promise.all(indexes.map(async (address) => textOf(await fetch(address)))));

/** What the search is given on its page, whose data came. Rejects when they cannot be had. */
export async function propsOf(data: Response): Promise<SiteSearchProps> {
  const { html } = JSON.parse(await textOf(data)) as { html: string };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const block = page.querySelector<HTMLElement>('[data-live="SiteSearch"]');
  return JSON.parse(block?.dataset.props ?? '') as SiteSearchProps;
}
