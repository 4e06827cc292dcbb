import * as z from 'zod';
import words from '../interface-words.json' with { type: 'json' };
import * as vocabulary from '../vocabulary.ts';
import { notices } from './notices.ts';
import { group, text } from './primitives.ts';

/** Interface texts, in groups; the site replaces words in braces, such as `{title}`. */
export type Words = typeof words;

const word = text('Ce que le site dit ici.');

/** Schema of a group of texts; a missing text gets its default. */
const wordsOf = (defaults: Readonly<Record<string, string>>) => {
  const fields = Object.entries(defaults).map(([key, one]) => [key, word.default(one)] as const);
  return group('Les mots d’une partie du site.', Object.fromEntries(fields)).default({
    ...defaults,
  });
};

const groups = Object.fromEntries(
  Object.entries(words).map(([name, texts]): [string, z.ZodType] => [name, wordsOf(texts)]),
) as { [G in keyof Words]: z.ZodType<Words[G]> };

/** `content/interface/fr.yml`: interface texts. */
export const french = z.strictObject(groups);

/** Words of closed lists: the content writes them in French, English pages show their translation. */
const LIST_VALUES = [
  ...vocabulary.THEMES,
  ...vocabulary.PROJECT_STAGES,
  ...vocabulary.ARTICLE_CATEGORIES,
  ...vocabulary.SERVICE_CATEGORIES,
  ...vocabulary.CONTRIBUTION_TYPES,
];

/** `content/interface/en.yml`: interface texts, notices and values of closed lists in English. */
export const english = z.strictObject({
  ...groups,
  values: wordsOf(Object.fromEntries(LIST_VALUES.map((value) => [value, value]))),
  notices: notices.default(notices.parse({})),
});
