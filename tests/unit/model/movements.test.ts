import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movementsOf, newestFirst } from '../../../src/model/register/movements.ts';
import { signedFcfa, sumOf } from '../../../src/site/money.ts';

const lines = <Words extends object>(words: Words) =>
  fc
    .array(
      fc.record({
        date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-03-05'),
        amount: fc.integer({ min: -20_000, max: 80_000 }),
      }),
      { maxLength: 5 },
    )
    .map((rows) => rows.map((row) => ({ ...row, ...words })));

test('of any receipts and expenses, the movements are as many, newest first, and their sum is what is left', () => {
  fc.assert(
    fc.property(lines({ from: 'Dons' }), lines({ item: 'Bois' }), (receipts, expenses) => {
      const movements = movementsOf({ receipts, expenses });
      expect(movements).toHaveLength(receipts.length + expenses.length);
      expect(sumOf(movements)).toBe(sumOf(receipts) - sumOf(expenses));
      const days = movements.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().toReversed());
    }),
  );
  expect(movementsOf({})).toEqual([]);
});

test('of one day, what was written last comes first', () => {
  const named = (name: string) => ({ date: '2026-01-31', amount: 1, name });
  expect(newestFirst(['a', 'b'].map(named)).map(({ name }) => name)).toEqual(['b', 'a']);
});

test.each([
  [1500, '+\u00a01\u202f500\u00a0FCFA'],
  [-1500, '−\u00a01\u202f500\u00a0FCFA'],
])('%i is written « %s »', (amount, written) => {
  expect(signedFcfa(amount)).toBe(written);
});
