import type * as z from 'zod';
import { nouvelle, rapport } from '../register/register-kinds.ts';
import { stem } from '../routes.ts';
import { article } from './article.ts';
import { communique } from './communique.ts';
import { initiative } from './initiative.ts';
import { charte, faq } from './numbered.ts';
import { page } from './page.ts';
import type { KindSpec } from './spec.ts';

const records = { page, article, communique, initiative, nouvelle, rapport, charte, faq } as const;

export type Kind = keyof typeof records;

export type FrontmatterOf<K extends Kind> = z.infer<(typeof records)[K]['schema']>;

/** Records of all kinds of MDX files: folder, schema, addresses, feed. */
export const kinds: Readonly<Record<Kind, KindSpec>> = records;

export const KINDS = Object.keys(records) as Kind[];

/** Kind of a file (such as articles), by its path under the content folder; undefined for a folder that belongs to no kind. */
export function kindOf(path: string): Kind | undefined {
  const [folder, ...inner] = path.split('/');
  const own = KINDS.filter((kind) => kinds[kind].folder === folder);
  const isBelow = (kind: Kind) => kinds[kind].place.page === 'of folder';
  return (
    own.find((kind) => isBelow(kind) === inner.length > 1) ?? own.find((kind) => !isBelow(kind))
  );
}

/** Route of a file, without trailing slash; null for a file without a page. `slug`: key of the frontmatter that replaces the file name. */
export function routeOfFile(
  kind: Kind,
  path: string,
  slug?: string,
  hasBody = true,
): string | null {
  const { place } = kinds[kind];
  if (place.page === 'at path') return pageRoute(path);
  if (place.page !== 'own' || (place.needsBody && !hasBody)) return null;
  return `${place.below}/${slug ?? stem(path)}`;
}

/** Route of the page that shows all files of a kind; undefined for a kind whose files are read elsewhere. */
export function sharedRoute(kind: Kind): string | undefined {
  const { place } = kinds[kind];
  return place.page === 'shared' ? place.route : undefined;
}

function pageRoute(path: string): string {
  const inner = path.replace(/^[^/]+\//, '').replace(/\.mdx$/, '');
  const route = inner.replace(/(^|\/)index$/, '');
  return `/${route}`.replace(/\/$/, '') || '/';
}
