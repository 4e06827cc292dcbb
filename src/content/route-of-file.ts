import type { KindSpec } from './kinds/spec.ts';

/** File name without folder and `.mdx`. */
export const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/** Removes query, anchor and trailing slash from an address: `/contact/?a=1#b` -> `/contact`. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Route of a file, without trailing slash; null for a file without a page. `slug`: key of the frontmatter that replaces the file name. */
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
