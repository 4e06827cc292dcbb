import { z } from 'zod';
import { INTERFACE_WORDS } from '../interface-words.ts';
import {
  ARTICLE_CATEGORIES,
  CONTRIBUTION_TYPES,
  PROJECT_STATUSES,
  SERVICE_CATEGORIES,
  THEMES,
} from '../vocabulary.ts';
import { notices } from './notices.ts';
import { group, text } from './primitives.ts';

/** Each part of the site with its words, as texts that editors may change. */
export type Words = {
  [G in keyof typeof INTERFACE_WORDS]: Record<keyof (typeof INTERFACE_WORDS)[G], string>;
};

const word = text('Ce que le site dit ici.');

/** A group of words, each with what it says where the file does not. */
const wordsOf = (words: Readonly<Record<string, string>>) => {
  const entries = Object.entries(words).map(([key, said]) => [key, word.default(said)] as const);
  return group('Les mots d’une partie du site.', Object.fromEntries(entries)).default({ ...words });
};

const groups = Object.fromEntries(
  Object.entries(INTERFACE_WORDS).map(([name, words]) => [name, wordsOf(words)]),
) as unknown as { [G in keyof Words]: z.ZodType<Words[G]> };

/** `content/interface/fr.yml`: the words of the interface. */
export const french = z.strictObject(groups);

/** The closed lists of words that content uses, as pages in English show them. */
const CLOSED = [
  ...THEMES,
  ...PROJECT_STATUSES,
  ...ARTICLE_CATEGORIES,
  ...SERVICE_CATEGORIES,
  ...CONTRIBUTION_TYPES,
];

/** `content/interface/en.yml`: the same in English, with the notices and the words of closed lists. */
export const english = z.strictObject({
  ...groups,
  values: wordsOf(Object.fromEntries(CLOSED.map((value) => [value, value]))),
  notices: notices.default(notices.parse({})),
});
