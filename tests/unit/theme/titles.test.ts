import { expect, test } from 'vitest';
import { isLong } from '../../../src/ui/title-words.tsx';

test('a title is one step smaller where it would take more than three lines', () => {
  // The longest title of the home page, on eight columns, and the longest of a sub-site, on twelve.
  expect(isLong('Raconter le Gabon pour mieux le protéger', 8)).toBe(false);
  expect(isLong('À la Découverte du Gabon : sport, nature et culture', 10)).toBe(false);
  const longest = 'Ce que les communautés du Haut-Ogooué nous apprennent de leurs forêts';
  expect(isLong(longest, 8)).toBe(true);
  expect(isLong(longest, 10)).toBe(true);
});
