import type { KindSpec } from './definition.ts';

/** File name without folder and `.mdx`. */
export const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/** Address of a page: without query, anchor and trailing slash. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Route of a file of a kind, without trailing slash; null for one without a page. `slug` is the frontmatter's. */
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
