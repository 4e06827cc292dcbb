import { expect, test } from 'vitest';
import { nearest } from '../../../src/values/nearest.ts';

const KEYS = ['title', 'description', 'date', 'lang'];

test.each([
  ['title', KEYS, 'title'],
  ['titel', KEYS, 'title'],
  ['descripsion', KEYS, 'description'],
  // A third of eleven letters may differ: three, not four.
  ['descrixxxon', KEYS, 'description'],
  ['descxxxxion', KEYS, undefined],
  // One letter of a short word, also its first; two are another word.
  ['mate', KEYS, 'date'],
  ['matte', KEYS, undefined],
  ['da', KEYS, undefined],
  // Two letters in the wrong order are one fault; two such pairs, or another wrong letter, are two.
  ['dtae', KEYS, 'date'],
  ['adet', KEYS, undefined],
  ['', KEYS, undefined],
  ['…', KEYS, undefined],
  ['Éducation', ['Culture & Éducation', 'Santé'], 'Culture & Éducation'],
  ['culture', ['Culture & Éducation', 'Culture & Fête'], undefined],
  ['soleil', ['oeil', 'seuil'], undefined],
  // Of two as near, the first of the list.
  ['bat', ['bar', 'bas'], 'bar'],
  ['jardin', ['jarxxn', 'jarxin'], 'jarxin'],
])('« %s » among %j means %j', (word, words, meant) => {
  expect(nearest(word, words)).toBe(meant);
});

test('a synonym comes before the same letters further on, also for a word of two letters', () => {
  const isSynonym = (french: string, word: string) => french === 'le' && word === 'lang';
  expect(nearest('LE', KEYS, isSynonym)).toBe('lang');
  expect(nearest('LA', KEYS, isSynonym)).toBeUndefined();
});

test('of a very long word only the beginning is compared', () => {
  const long = 'a'.repeat(100_000);
  expect(nearest(long, [long.slice(0, 80)])).toBe(long.slice(0, 80));
});
