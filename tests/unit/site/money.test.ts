import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fcfa,
  fundingPercent,
  percentage,
  sharesOf,
  sumOf,
  writtenNumber,
} from '../../../src/site/money.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

test.each([
  [9_500_000, '9\u202f500\u202f000', '9,500,000'],
  [-40_000, '−40\u202f000', '−40,000'],
  [1.9, '1', '1'],
])('%d is written %j in French, %j in English', (value, french, english) => {
  expect([writtenNumber(value), writtenNumber(value, 'fr')]).toEqual([french, french]);
  expect(writtenNumber(value, 'en')).toBe(english);
});

test('numbers are written as browsers write them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST }), (value) => {
      expect(writtenNumber(value, 'fr')).toBe(new Intl.NumberFormat('fr').format(value));
      expect(writtenNumber(value, 'en')).toBe(new Intl.NumberFormat('en').format(value));
    }),
  );
});

test('an amount and a percentage have their unit where the language puts it', () => {
  expect([fcfa(1000), fcfa(1000, 'fr')]).toEqual(Array(2).fill('1\u202f000\u00a0FCFA'));
  expect(fcfa(1000, 'en')).toBe('FCFA\u00a01,000');
  expect([percentage(45, 'fr'), percentage(45, 'en')]).toEqual(['45\u00a0%', '45%']);
});

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 200, 1],
  [199, 200, 100],
  [202, 200, 101],
  [-1, 200, -0],
  [LARGEST, LARGEST, 100],
])('%d collected of %d are %d percent', (collected, budget, percent) => {
  expect(fundingPercent(collected, budget)).toBe(percent);
});

describe('shares', () => {
  test.each([
    [[], []],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [5, 0],
      [100, 0],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 2, 4],
      [14, 29, 57],
    ],
    [
      [9_490_000, 10_000],
      [99, 1],
    ],
    // Four that are less than 1 % each: what they lack is taken from the one that loses least by it.
    [
      [1, 1, 1, 1, 4996, 5000],
      [1, 1, 1, 1, 48, 48],
    ],
  ])('of %j are %j', (amounts, shares) => {
    expect(sharesOf(amounts)).toEqual(shares);
  });

  test('are integers with the sum 100, none of something is nothing, and more is never less', () => {
    const amounts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (all) => {
        const shares = sharesOf(all);
        const sum = shares.reduce((total, share) => total + share, 0);
        expect(sum).toBe(all.some(Boolean) ? 100 : 0);
        expect(shares.map((share) => share > 0)).toEqual(all.map((amount) => amount > 0));
        const inOrder = all.map((amount, at) => [amount, shares[at] ?? 0] as const);
        for (const [a, x] of inOrder)
          for (const [b, y] of inOrder) if (a > b) expect(x).toBeGreaterThanOrEqual(y);
      }),
    );
  });
});

test('the sum of lines is that of their amounts, 0 without any', () => {
  expect([sumOf(), sumOf([])]).toEqual([0, 0]);
  expect(sumOf([{ amount: 50 }, { amount: -20 }])).toBe(30);
});
