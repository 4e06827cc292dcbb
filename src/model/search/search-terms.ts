import { stemmer } from '@orama/stemmers/french';
import { withoutAccents } from '../../values/text.ts';

/** Matches elisions, which are removed: « l’eau » is indexed as « eau ». */
// Without lookbehind, which Safari cannot read before 16.4.
const ELISION = /\b(?:[ldjmtsnc]|(?:jus|lors|puis)?qu)['’]/g;

const STOP_WORDS = new Set(
  'a au aux avec ce ces cet cette dans de des du elle en est et il ils je la le les leur mais ne nos notre nous on ou par pas pour que qui sa se ses son sont sur un une vos votre vous y'.split(
    ' ',
  ),
);

/** Matches a number in groups of three digits, after what stands before it: « 9 500 000 » is indexed as 9500000. */
const GROUPS = /(^|[^\d.,])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?!\d)/g;

/** Maximum number of letters of an indexed word: the rest of the word is ignored. */
const MAX_WORD_LENGTH = 40;

/** Words to index or to search for: lower case, without accents, elisions, endings and frequent words such as « le ». */
export function searchTerms(text: string): string[] {
  const plain = text.toLowerCase().replace(ELISION, ' ');
  const joined = plain.replace(
    GROUPS,
    (_, before: string, number: string) => before + number.replace(/\D/g, ''),
  );
  return joined
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(withoutAccents(word)))
    .map((word) => stemOf(word.normalize('NFC').slice(0, MAX_WORD_LENGTH)));
}

/** Stem of a word: « plant » of « plantée », whose ending the accent shows; but « données » is not « don ». */
function stemOf(word: string): string {
  const stem = stemmer(word);
  const plain = withoutAccents(word);
  return stem.length > 3 ? withoutAccents(stem) : stemmer(plain);
}
