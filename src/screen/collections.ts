import { KINDS, type Kind, kindOf, kinds } from '../site/kinds/index.ts';
import type { KindSpec } from '../site/kinds/spec.ts';
import { type SharedFile, sharedFiles } from '../site/schema/index.ts';
import { keysAt } from '../site/schema/schema-fields.ts';
import { slugOf } from '../values/text.ts';

/** Texts of one kind, or single files of data, as the screen lists them. */
export interface Collection {
  label: string;
  kind?: Kind;
  files?: readonly string[];
}

/** The single files that the screen opens, by path. */
const SINGLE_FILES = new Map<
  string,
  Required<Pick<SharedFile, 'schema' | 'inScreen'>> & Pick<SharedFile, 'completed'>
>(
  Object.values<SharedFile>(sharedFiles).flatMap(({ path, schema, completed, inScreen }) =>
    inScreen
      ? [[`content/${path}`, { schema, inScreen, ...(completed && { completed }) }] as const]
      : [],
  ),
);

/** Each kind, the pages last, then the lists of single files. */
export const COLLECTIONS: readonly Collection[] = [
  ...KINDS.toSorted((a, b) => Number(a === 'page') - Number(b === 'page')).map(
    (kind): Collection => ({ label: kinds[kind].plural, kind }),
  ),
  ...[...new Set(Array.from(SINGLE_FILES.values(), ({ inScreen }) => inScreen.list))].map(
    (label): Collection => ({
      label,
      files: [...SINGLE_FILES].flatMap(([path, { inScreen }]) =>
        inScreen.list === label ? path : [],
      ),
    }),
  ),
];

/** Kind of a file, with what is known of its keys. */
export function recordOf(path: string) {
  const kind = kindOfText(path);
  const { schema, completed }: Pick<SharedFile, 'schema' | 'completed'> | KindSpec = kind
    ? kinds[kind]
    : (SINGLE_FILES.get(path) ?? sharedFiles.site);
  return { kind, schema, completed };
}

/** Kind of a text; undefined for another file. Texts of folders inside belong to the kind that is kept in folders. */
export const kindOfText = (path: string): Kind | undefined =>
  path.endsWith('.mdx') ? kindOf(path.replace(/^content\//, '')) : undefined;

/** French name of a single file; undefined for a text. */
export const singleTitle = (path: string): string | undefined =>
  SINGLE_FILES.get(path)?.inScreen.title;

/** Where a new text goes. */
export interface NewText {
  kind: Kind;
  title: string;
  /** Folder inside that of the kind: `mon-projet`, `projets/eco-logik`; empty for none. */
  within: string;
  /** ISO day in Libreville, or the month of a report. */
  today: string;
  /** Paths of all files. */
  paths: readonly string[];
}

/** Path of a new text: its name is made of the title, the day, the month or the next number. */
export function newPath({ kind, title, within, today, paths }: NewText): string {
  const { folder, place } = kinds[kind];
  const start = `content/${folder}/${within && `${within}/`}`;
  const word = slugOf(title).slice(0, 60).replace(/-+$/, '') || 'sans-titre';
  if (place.page === 'own' && place.named === 'month') return `${start}${today.slice(0, 7)}.mdx`;
  if (place.page === 'of folder') return `${start}${today}-${word}.mdx`;
  if (place.page !== 'shared') return `${start}${word}.mdx`;
  const numbers = paths
    .filter((path) => kindOfText(path) === kind)
    .map((path) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0));
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}-${word}.mdx`;
}

/** Text of a new file: its title, its day if it has one, and the blocks and headings that its kind needs. */
export function newText(kind: Kind, title: string, today: string): string {
  const { titledBy = 'title', newFile, schema } = kinds[kind];
  const lines: readonly string[] = newFile?.body ?? [];
  const shown = lines.filter((line) => /^(?:<[A-Z]|## )/.test(line));
  const hasBlocks = lines.some((line) => /^<[A-Z]/.test(line));
  const body = hasBlocks ? `\n${shown.join('\n\n')}\n` : '';
  const day = keysAt(schema, []).includes('date') ? `date: ${today}\n` : '';
  return `---\n${titledBy}: ${JSON.stringify(title)}\n${day}---\n${body}`;
}
