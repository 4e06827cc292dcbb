import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset, typesetRuns } from '../../../src/site/typeset.ts';
import { ALL } from '../all.ts';
import { untypeset } from '../mdx/render.ts';

// What holds for every text.

const DRAWS = ALL ? 2000 : 75;
const WORDS = [
  ...`" ' « » “ ” ’ : ; ! ? ... . , ( ) - < { 5 000 1 +241 € % km n° M. :) l eau É 🌳`.split(' '),
  ...['https://a.ga', 'a@b.ga', ' ', '\u00a0', '\u202f', '\n', '\t', '\ue000', '\ue001'],
];
const sentence = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 40 })
  .map((words) => words.join(''));

/** What must survive: every sign but spaces, quotes, apostrophes and dots, which may take another shape. */
const letters = (text: string) => untypeset(text).replace(/[\s]/g, '');

/** Holds for every text: the text must read the same once set. */
const keepsLetters = (text: string) => {
  expect(letters(typeset(text))).toBe(letters(text));
};

test('no character is lost', () => {
  fc.assert(fc.property(sentence, keepsLetters), { numRuns: DRAWS });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), keepsLetters), { numRuns: DRAWS });
});

test('a typeset text does not change', () => {
  const again = fc.property(sentence, (text) => {
    expect(typeset(typeset(text))).toBe(typeset(text));
  });
  fc.assert(again, { numRuns: DRAWS });
});

test('runs are typeset as one text, and their number does not change', () => {
  const together = fc.property(fc.array(sentence, { maxLength: 6 }), (runs) => {
    const set = typesetRuns(runs);
    expect(set).toHaveLength(runs.length);
    expect(letters(set.join(''))).toBe(letters(runs.join('')));
  });
  fc.assert(together, { numRuns: DRAWS });
});

// Squared, its time would be minutes.
test.each([' ', '"', "a'", '« ', '123 ', 'a ;', 'a@', 'a.'])(
  'a long run of %j is set, and soon',
  (sign) => {
    const text = sign.repeat(200_000 / sign.length);
    expect(letters(typeset(text))).toBe(letters(text));
  },
);
