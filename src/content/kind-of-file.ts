import { KINDS, type Kind, kinds } from './kinds/index.ts';
import { routeIn } from './route-of-file.ts';

/** Kind of a file (such as articles), by its path under the content folder; undefined for a folder that belongs to no kind. */
export function kindOf(path: string): Kind | undefined {
  const [folder, ...inner] = path.split('/');
  const own = KINDS.filter((kind) => kinds[kind].folder === folder);
  const isBelow = (kind: Kind) => Boolean(kinds[kind].inFolders);
  return (
    own.find((kind) => isBelow(kind) === inner.length > 1) ?? own.find((kind) => !isBelow(kind))
  );
}

/** Route of a file: `/contact`; null for a file without a page. */
export const routeOf = (kind: Kind, path: string, slug?: string, hasBody?: boolean) =>
  routeIn(kinds[kind], path, slug, hasBody);

const FOLDERS = new Set(Object.values(kinds).map(({ folder }) => folder));

/** Shortens a path to that under the content folder: `/srv/content/pages/a.mdx` -> `pages/a.mdx`. */
export function contentPath(path: string): string {
  const parts = path.split(/[\\/]/);
  const start = parts.findLastIndex((part) => FOLDERS.has(part));
  const first = parts.findIndex(
    (part, index) => FOLDERS.has(part) && parts[index - 1] === 'content',
  );
  return parts.slice(first >= 0 ? first : Math.max(start, 0)).join('/');
}
