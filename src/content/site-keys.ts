import type * as z from 'zod';
import { nearest } from '../values/nearest.ts';
import { normalizedWord } from '../values/text.ts';
import { kinds } from './kinds/index.ts';
import { LABELS } from './labels.ts';
import { sharedFiles } from './schema/index.ts';
import { keysAt, step } from './schema/schema-fields.ts';
import { KEY_SYNONYMS, VALUE_SYNONYMS } from './synonyms.ts';

const KNOWN: ReadonlySet<string> = new Set([
  ...[...Object.values(kinds), ...Object.values(sharedFiles)]
    .flatMap(({ schema }) => keysIn(schema))
    .map(normalizedWord),
  ...Object.values(LABELS).map(normalizedWord),
  ...Object.values(KEY_SYNONYMS).flatMap((words) => words.split(' ')),
]);

function keysIn(schema: z.ZodType): string[] {
  const element = step(schema, 0);
  if (element) return keysIn(element);
  return keysAt(schema, []).flatMap((key) => [key, ...keysIn(step(schema, key) ?? schema)]);
}

/** True for a key of some schema, its French label or a synonym: a line `word: …` is then YAML, and no prose. */
export const isSiteKey = (word: string) => KNOWN.has(normalizedWord(word));

const isSynonym = (french: string, word: string) =>
  normalizedWord(LABELS[word] ?? '') === french ||
  [KEY_SYNONYMS, VALUE_SYNONYMS].some(
    (words) => Object.hasOwn(words, word) && words[word]?.split(' ').includes(french),
  );

/** The word of a list that a typed word means, also by the synonyms of the site; undefined when no word fits. */
export const nearestWord = (word: string, words: readonly string[]) =>
  nearest(word, words, isSynonym);
