import { REQUIRED_ROUTES } from '../../content/sections.ts';
import { rightName } from './right-names.ts';

/** The file that should hold a route: a folder's own page where other required pages stand below it. */
export function fileOf(route: string): string {
  if (route === '/') return 'pages/index.mdx';
  const isFolder = REQUIRED_ROUTES.some((other) => other.startsWith(`${route}/`));
  return `pages${route}${isFolder ? '/index' : ''}.mdx`;
}

/** The page of the menus that a text at the root of the folder was: the only absent one of that name. */
export function menuPageMeant(path: string, texts: readonly string[]): string | undefined {
  if (path.includes('/')) return undefined;
  const absent = REQUIRED_ROUTES.map(fileOf).filter(
    (file) => !texts.includes(file) && file.endsWith(`/${rightName(path)}`),
  );
  return absent.length === 1 ? absent[0] : undefined;
}
