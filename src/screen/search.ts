import { guideFields } from '../site/guide-fields.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { isMap } from '../values/paths.ts';
import { withoutAccents } from '../values/text.ts';
import type { StoredFile } from './backends/backend.ts';
import { recordOf } from './collections.ts';
import { readFile } from './read-file.ts';

/** A place in a file at which words stand. */
export interface Hit {
  /** Label of the field, or « Le texte ». */
  where: string;
  /** The words, with some of what is around them. */
  excerpt: string;
}

/** Hits that are shown of one file. */
const MAX_HITS = 3;
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
  for (const { key, value } of leavesOf(values, '')) {
    if (found.length < MAX_HITS && comparable(value).includes(words))
      found.push({ where: labels.get(key) ?? key, excerpt: excerptOf(value, words) });
  }
  for (const line of body.split('\n'))
    if (found.length < MAX_HITS && comparable(line).includes(words))
      found.push({ where: 'Le texte', excerpt: excerptOf(line, words) });
  return found;
}

/** Each single value of data, with the top-level key in which it is. */
function leavesOf(data: unknown, key: string): { key: string; value: string }[] {
  if (Array.isArray(data)) return data.flatMap((one) => leavesOf(one, key));
  if (isMap(data))
    return Object.entries(data).flatMap(([name, value]) => leavesOf(value, key || name));
  return data === undefined || data === null ? [] : [{ key, value: String(data) }];
}

/** Some letters on each side of the words; spaces and accents may shift them a little. */
function excerptOf(text: string, words: string): string {
  const at = comparable(text).indexOf(words);
  const [start, end] = [Math.max(0, at - AROUND), at + words.length + AROUND];
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
