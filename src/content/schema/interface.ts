import { z } from 'zod';
import words from '../interface-words.json' with { type: 'json' };
import * as vocabulary from '../vocabulary.ts';
import { notices } from './notices.ts';
import { group, text } from './primitives.ts';

/** What the site itself says, in groups; a word between braces is filled in by the site. */
export type Words = typeof words;

const word = text('Ce que le site dit ici.');

/** A group of words, each with what it says where the file does not. */
const wordsOf = (said: Readonly<Record<string, string>>) => {
  const fields = Object.entries(said).map(([key, one]) => [key, word.default(one)] as const);
  return group('Les mots d’une partie du site.', Object.fromEntries(fields)).default({ ...said });
};

const groups = Object.fromEntries(
  Object.entries(words).map(([name, said]): [string, z.ZodType] => [name, wordsOf(said)]),
) as { [G in keyof Words]: z.ZodType<Words[G]> };

/** `content/interface/fr.yml`: the words of the interface. */
export const french = z.strictObject(groups);

/** The words of closed lists, which content writes in French. */
const CLOSED = [
  ...vocabulary.THEMES,
  ...vocabulary.PROJECT_STAGES,
  ...vocabulary.ARTICLE_CATEGORIES,
  ...vocabulary.SERVICE_CATEGORIES,
  ...vocabulary.CONTRIBUTION_TYPES,
];

/** `content/interface/en.yml`: the same in English, with the notices and the words of closed lists. */
export const english = z.strictObject({
  ...groups,
  values: wordsOf(Object.fromEntries(CLOSED.map((value) => [value, value]))),
  notices: notices.default(notices.parse({})),
});
