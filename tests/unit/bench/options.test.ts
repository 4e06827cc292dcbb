import { expect, test } from 'vitest';
import { benchOptions, PARTS } from '../../../scripts/bench/options.ts';

test('without arguments everything is measured at two sizes', () => {
  expect(benchOptions([])).toEqual({ parts: [...PARTS], sizes: [30, 300], runs: 3 });
});

test('parts, sizes and runs are chosen', () => {
  expect(benchOptions(['--only', 'build, check', '--sizes', '30,1000', '--runs', '5'])).toEqual({
    parts: ['build', 'check'],
    sizes: [30, 1000],
    runs: 5,
  });
});

test.each([
  [['--only', 'poids'], 'poids'],
  [['--sizes', '30,many'], 'many'],
  [['--runs', '0'], '0'],
  [['--runs', '1.5'], '1.5'],
])('%j is refused with the word that is wrong', (args, word) => {
  expect(() => benchOptions(args)).toThrow(word);
});
