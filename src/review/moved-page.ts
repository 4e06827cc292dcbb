import { type PageSnapshot, SHARE_PICTURE } from './page-snapshot.ts';
import type { Block } from './visible-text.ts';

/**
 * A page of the base as it would stand at the address of `now`, the same page in the head: that it moved is
 * told once, not wherever it names its own address. Its sharing picture is named and keyed by the address.
 * `siteUrl`: origin and base path of the site.
 */
export function movedPage(page: PageSnapshot, now: PageSnapshot, siteUrl: string): PageSnapshot {
  if (page.route === now.route) return page;
  const full = (route: string) => new URL(route.slice(1), siteUrl).href;
  const readdressed = (blocks: readonly Block[]) =>
    blocks.map((block) => ({
      ...block,
      text: block.text
        .split(/(\s+)/)
        .map((word) => (word === full(page.route) ? full(now.route) : word))
        .join(''),
    }));
  const picture = now.metadata[SHARE_PICTURE];
  const metadata = picture ? { ...page.metadata, [SHARE_PICTURE]: picture } : page.metadata;
  return { ...page, metadata, main: readdressed(page.main), frame: readdressed(page.frame) };
}
