import { guideFields } from '../site/guide-fields.ts';
import type { Range } from '../values/issue.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { isMap, type Path } from '../values/paths.ts';
import { withoutAccents } from '../values/text.ts';
import type { StoredFile } from './backends/backend.ts';
import { recordOf } from './collections.ts';
import { idOf } from './editor-context.ts';
import { readFile } from './read-file.ts';

/** A field of a form by its id, with letters in it. */
export interface FieldPlace extends Range {
  id: string;
}

/** Words that the search has found in a file. */
export interface FoundWords {
  words: string;
  /** The words, with some of what is around them. */
  excerpt: string;
}

/** A place in a file at which words stand. */
export interface Hit extends FoundWords {
  /** Label of the field, or « Le texte ». */
  where: string;
  place: FieldPlace;
}

/** Hits that are shown of one file; one more says that there are others. */
export const MAX_HITS = 3;
const AROUND = 40;

/** Letters as the search compares them: without accents, capitals, and blanks or dots between digits. */
export const comparable = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/(?<=\d)[ .-](?=\d)/g, '');

const cachedText = memoizeByKey<StoredFile, { text: string }>();

/** Whether a file has words anywhere, in its keys, its text or its path. */
export const hasWords = (file: StoredFile, words: string): boolean =>
  cachedText(file, () => ({
    text: comparable(`${readFile(file).title} ${file.path} ${file.text ?? ''}`),
  })).text.includes(words);

/** Where words stand in a file, the first places; none where they are in its title or path alone. */
export function hitsIn(file: StoredFile, words: string): Hit[] {
  const { values, body } = readFile(file);
  const labels = new Map(
    guideFields(recordOf(file.path).schema).map(({ key, label }) => [key, label]),
  );
  const found: Hit[] = [];
  const look = (id: string, where: string, text: string, start = 0) => {
    const range = found.length <= MAX_HITS && rangeOf(words, text);
    if (!range) return;
    const place = { id, from: start + range.from, to: start + range.to };
    found.push({ words, where, excerpt: excerptOf(text, range), place });
  };
  for (const { path, value } of leavesOf(values, []))
    look(idOf(path), labels.get(String(path[0])) ?? String(path[0]), value);
  let start = 0;
  for (const line of body.split('\n')) {
    look('texte', 'Le texte', line, start);
    start += line.length + 1;
  }
  return found;
}

/** The place of found words in a file as it is opened, which may be another state of it; undefined when they are not there. */
export function placeOfWords(
  { words, excerpt }: FoundWords,
  file: StoredFile,
): FieldPlace | undefined {
  const hits = hitsIn(file, words);
  return (hits.find((one) => one.excerpt === excerpt) ?? hits[0])?.place;
}

/** Each single value of data, with the keys to it. */
function leavesOf(data: unknown, path: Path): { path: Path; value: string }[] {
  if (Array.isArray(data)) return data.flatMap((one, at) => leavesOf(one, [...path, at]));
  if (isMap(data))
    return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
  return data === undefined || data === null ? [] : [{ path, value: String(data) }];
}

/** The letters of a text that are the words, which may be more or fewer when they are compared. */
function rangeOf(words: string, text: string): Range | undefined {
  const at = comparable(text).indexOf(words);
  if (at < 0) return undefined;
  const has = (from: number, to: number) => comparable(text.slice(from, to)).includes(words);
  let to = Math.min(at + words.length, text.length);
  while (!has(0, to)) to++;
  while (has(0, to - 1)) to--;
  let from = to;
  while (!has(from, to)) from--;
  return { from, to };
}

/** The words with some letters on each side. */
function excerptOf(text: string, { from, to }: Range): string {
  const [start, end] = [Math.max(0, from - AROUND), to + AROUND];
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
