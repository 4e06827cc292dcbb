import { stemmer } from '@orama/stemmers/french';
import { withoutAccents } from '../../engine/text.ts';

/** The short forms before an apostrophe: « l’eau » is found as « eau ». */
const ELISION = /(?<![a-z0-9])(?:[ldjmtsnc]|(?:jus|lors|puis)?qu)['’]/g;

/** Words too frequent to find a page by. */
const STOP_WORDS = new Set(
  'a au aux avec ce ces cet cette dans de des du elle en est et il ils je la le les leur mais ne nos notre nous on ou par pas pour que qui sa se ses son sont sur un une vos votre vous y'.split(
    ' ',
  ),
);

/** A number in groups of three: « 9 500 000 » is found as 9500000. */
const GROUPS = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g;

/** Letters of a query or a word that are read; the rest is left. */
const MAX_WORD_LENGTH = 40;

/** The words of a text as the index and a query hold them: no case, accents, elisions or endings, no stop words. */
export function searchTerms(text: string): string[] {
  const plain = withoutAccents(text.toLowerCase()).replace(ELISION, ' ');
  const joined = plain.replace(GROUPS, (number) => number.replace(/\D/g, ''));
  return joined
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map((word) => stemmer(word.slice(0, MAX_WORD_LENGTH)));
}
