import { expect, test } from 'vitest';
import { searchTerms } from '../../../src/content/search/search-terms.ts';

test('a number in groups of three is found however it is written', () => {
  for (const written of ['9500000', '9 500 000', '9\u00a0500\u00a0000', '9\u202f500\u202f000'])
    expect(searchTerms(`Budget : ${written} FCFA`)).toEqual(searchTerms('budget 9500000 fcfa'));
  expect(searchTerms('le 12 345, en 2024 500 fois')).toEqual(searchTerms('12345 2024 500 fois'));
});
