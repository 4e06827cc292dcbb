import { KINDS, type Kind, kinds } from './kinds/index.ts';

/**
 * Pages that the code itself leads to, and those above them: the ways back of layouts, the buttons of blocks, the
 * list of projects. The site cannot do without them; those of the menus are in `content/navigation.yml`.
 */
export const LED_TO: readonly string[] = [
  '/',
  '/projets',
  '/je-participe',
  '/je-participe/decouvrir-les-projets',
  '/je-participe/charte',
  '/je-participe/faq',
  '/blog',
  '/ressources',
  '/contact',
];

/** The kind of a content file, from its path under `content/`; undefined outside the known folders. */
export function kindOf(path: string): Kind | undefined {
  const folder = path.split('/')[0];
  return KINDS.find((kind) => kinds[kind].folder === folder);
}

/** The file name without folder and `.mdx`. */
export const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/**
 * The route of a content file, without trailing slash; null when it has no page of its own
 * (a charter section, an article without body). `slug` is the frontmatter's, if any.
 */
export function routeOf(kind: Kind, path: string, slug?: string, hasBody = true): string | null {
  const { address, needsBody, shownOn } = kinds[kind];
  if (shownOn || (needsBody && !hasBody)) return null;
  return address ? address + (slug ?? stem(path)) : pageRoute(path);
}

/** The page of an address: without query, anchor and trailing slash. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

function pageRoute(path: string): string {
  const inner = path.replace(/^[^/]+\//, '').replace(/\.mdx$/, '');
  const route = inner.replace(/(^|\/)index$/, '');
  return `/${route}`.replace(/\/$/, '') || '/';
}
