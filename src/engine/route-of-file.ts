import type { KindSpec } from './definition.ts';

/** The file name without folder and `.mdx`. */
export const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/** The page of an address: without query, anchor and trailing slash. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/**
 * The route of a file of a kind, without trailing slash; null when it has no page of its own (a text shown on
 * another's, one that waits for its body). `slug` is the frontmatter's, if any.
 */
export function routeIn(
  { address, needsBody, shownOn, inFolders }: KindSpec,
  path: string,
  slug?: string,
  hasBody = true,
): string | null {
  if (shownOn || inFolders || (needsBody && !hasBody)) return null;
  return address ? address + (slug ?? stem(path)) : pageRoute(path);
}

function pageRoute(path: string): string {
  const inner = path.replace(/^[^/]+\//, '').replace(/\.mdx$/, '');
  const route = inner.replace(/(^|\/)index$/, '');
  return `/${route}`.replace(/\/$/, '') || '/';
}
