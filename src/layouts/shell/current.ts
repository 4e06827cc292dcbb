/** `aria-current` of a link: the exact page is "page", a page of its section "true" (contract section 7). */
export function currentOf(href: string, path: string, exact = false): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return !exact && href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
