import type { Words } from '../site/schema/interface.ts';
import { escapeHtml } from '../values/text.ts';
import { parseHtml } from './html-tree.ts';
import { plainHtml } from './plain-html.ts';
import type { SiteState } from './site-state.ts';

interface FeedText {
  /** Route of the page that shows the text. */
  route: string;
  words: Words;
  /** HTML of the text in the page. */
  html: string;
}

/** HTML of a text for feed readers and search engines: with absolute addresses, and a link to the page for each live block. */
export function feedHtml({ placement }: SiteState, { route, words, html }: FeedText): string {
  const page = placement.absolute(route);
  const address = (href: string) =>
    href.startsWith('#') ? page + href : href.startsWith('/') ? placement.origin + href : href;
  const live = `<a href="${escapeHtml(page)}">${escapeHtml(words.feed.live)}</a>`;
  return plainHtml(parseHtml(html), { isPage: false, address, live });
}
