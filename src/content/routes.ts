import type { Kind } from './schema/index.ts';

/** The folder of each kind under `content/`. */
export const FOLDERS: Readonly<Record<Kind, string>> = {
  page: 'pages',
  article: 'articles',
  communique: 'communiques',
  initiative: 'initiatives',
  charte: 'charte',
};

/** The kind of a content file, from its path under `content/`; undefined outside the known folders. */
export function kindOf(path: string): Kind | undefined {
  const folder = path.split('/')[0];
  return (Object.keys(FOLDERS) as Kind[]).find((kind) => FOLDERS[kind] === folder);
}

/** The file name without folder and `.mdx`. */
export const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/**
 * The route of a content file, without trailing slash; null when it has no page of its own
 * (a charter section, an article without body). `slug` is the frontmatter's, if any.
 */
export function routeOf(kind: Kind, path: string, slug?: string, hasBody = true): string | null {
  const name = slug ?? stem(path);
  switch (kind) {
    case 'page':
      return pageRoute(path);
    case 'article':
      return hasBody ? `/blog/${name}` : null;
    case 'communique':
      return `/ressources/${name}`;
    case 'initiative':
      return `/je-participe/projets/${name}`;
    case 'charte':
      return null;
  }
}

function pageRoute(path: string): string {
  const inner = path.replace(/^pages\//, '').replace(/\.mdx$/, '');
  const route = inner.replace(/(^|\/)index$/, '');
  return `/${route}`.replace(/\/$/, '') || '/';
}
