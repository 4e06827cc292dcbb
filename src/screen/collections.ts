import { KINDS, type Kind, kindOf, kinds } from '../site/kinds/index.ts';
import { type SharedFile, sharedFiles } from '../site/schema/index.ts';

/** Texts of one kind, or single files of data, as the screen lists them. */
export interface Collection {
  label: string;
  kind?: Kind;
  holds(path: string): boolean;
}

/** The single files that the screen opens, by path. */
const SINGLE_FILES = new Map<string, Required<Pick<SharedFile, 'schema' | 'inScreen'>>>(
  Object.values<SharedFile>(sharedFiles).flatMap(({ path, schema, inScreen }) =>
    inScreen ? [[`content/${path}`, { schema, inScreen }] as const] : [],
  ),
);

const listOf = (path: string) => SINGLE_FILES.get(path)?.inScreen.list;

/** Each kind, the pages last, then the lists of single files. */
export const COLLECTIONS: readonly Collection[] = [
  ...KINDS.toSorted((a, b) => Number(a === 'page') - Number(b === 'page')).map(
    (kind): Collection => ({
      label: kinds[kind].plural,
      kind,
      holds: (path) => kindOfText(path) === kind,
    }),
  ),
  ...[...new Set(Array.from(SINGLE_FILES.keys(), listOf))].map(
    (label = ''): Collection => ({ label, holds: (path) => listOf(path) === label }),
  ),
];

/** What the screen reads: folders of texts, and files that pages share, but no guide. */
export const SOURCES: readonly string[] = [
  ...new Set(KINDS.map((kind) => kinds[kind].folder)),
  ...Object.values(sharedFiles).map(({ path }) => path),
].map((path) => `content/${path}`);

/** Kind of a file, with the schema of its keys. */
export function recordOf(path: string) {
  const kind = kindOfText(path);
  const { schema }: Pick<SharedFile, 'schema'> = kind
    ? kinds[kind]
    : (SINGLE_FILES.get(path) ?? sharedFiles.site);
  return { kind, schema };
}

/** Kind of a text; undefined for another file. Texts of folders inside belong to the kind that is kept in folders. */
export const kindOfText = (path: string): Kind | undefined =>
  path.endsWith('.mdx') ? kindOf(path.replace(/^content\//, '')) : undefined;

/** Whether the screen opens and writes a file: a text, or a single file of data. */
export const isInScreen = (path: string): boolean =>
  kindOfText(path) !== undefined || SINGLE_FILES.has(path);

/** French name of a single file; undefined for a text. */
export const singleTitle = (path: string): string | undefined =>
  SINGLE_FILES.get(path)?.inScreen.title;
