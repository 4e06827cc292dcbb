import { expect, test } from 'vitest';
import { movementsOf, newestFirst } from '../../../src/model/register/movements.ts';
import { signedFcfa, sumOf } from '../../../src/site/money.ts';

const DAYS = ['2026-01-31', '2026-02-01', '2026-02-01', '2026-03-05'];

test('of any receipts and expenses, the movements are as many, newest first, and their sum is what is left', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const line = () => ({ date: DAYS[next(4)] ?? '', amount: next(100_000) - 20_000 });
  for (let round = 0; round < 50; round += 1) {
    const receipts = Array.from({ length: next(6) }, () => ({ ...line(), from: 'Dons' }));
    const expenses = Array.from({ length: next(6) }, () => ({ ...line(), item: 'Bois' }));
    const movements = movementsOf({ receipts, expenses });
    expect(movements).toHaveLength(receipts.length + expenses.length);
    expect(sumOf(movements)).toBe(sumOf(receipts) - sumOf(expenses));
    const days = movements.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  }
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
