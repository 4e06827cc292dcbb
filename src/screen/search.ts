import { type GuideField, guideFields } from '../site/guide-fields.ts';
import type { Range } from '../values/issue.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { isMap, type Path } from '../values/paths.ts';
import { withoutAccents } from '../values/text.ts';
import type { StoredFile } from './backends/backend.ts';
import { kindOfText, recordOf } from './collections.ts';
import { idOf } from './editor-context.ts';
import { readFile } from './read-file.ts';

/** Letters as the search compares them: without accents, capitals, and blanks or dots between digits. */
export const comparable = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/(?<=\d)[ .-](?=\d)/g, '');

const cachedText = memoizeByKey<StoredFile, { text: string }>();

/** Whether a file has words anywhere: in its title, its path, the names of its fields, its keys or its text. */
export const hasWords = (file: StoredFile, words: string): boolean =>
  cachedText(file, () => {
    const names = labelsOf(file).map(({ text }) => text);
    const all = [readFile(file).title, file.path, ...names, file.text];
    return { text: comparable(all.join(' ')) };
  }).text.includes(words);

/** The first field of the form of a file that holds words, and their letters, or that has their name; undefined for neither. */
export function placeOfWords(
  words: string,
  file: StoredFile,
): (Range & { id: string }) | undefined {
  const { values, body } = readFile(file);
  const texts = [...leavesOf(values, []), { id: 'texte', text: body }];
  for (const { id, text } of texts) {
    const range = rangeOf(words, text);
    if (range) return { id, ...range };
  }
  const named = labelsOf(file).find(({ text }) => comparable(text).includes(words));
  return named && { id: named.id, from: 0, to: 0 };
}

/** Names of the fields of a single file, with their ids. */
const labelsOf = ({ path }: StoredFile) =>
  kindOfText(path) ? [] : labelsIn(guideFields(recordOf(path).schema), []);

const labelsIn = (fields: readonly GuideField[], path: Path): { id: string; text: string }[] =>
  fields.flatMap(({ key, label, isList, inner }) => [
    { id: idOf([...path, key]), text: label },
    ...(isList ? [] : labelsIn(inner, [...path, key])),
  ]);

/** Each single value of data, with the id of its field. */
function leavesOf(data: unknown, path: Path): { id: string; text: string }[] {
  if (Array.isArray(data)) return data.flatMap((one, at) => leavesOf(one, [...path, at]));
  if (isMap(data))
    return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
  return data === undefined || data === null ? [] : [{ id: idOf(path), text: String(data) }];
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
