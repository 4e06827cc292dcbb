import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, asNumber, asText, atPaths } from '../../../src/screen/amounts.ts';

const spaces = fc.constantFrom(' ', '\u00A0', '\u202F');
const byThousands = (amount: number, by: string) =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, () => by);

test('an amount means its digits, however its thousands stand apart and its currency is written', () => {
  const units = fc.constantFrom('', ' FCFA', '\u00A0FCFA', ' F CFA', ' XAF', 'FCFA');
  fc.assert(
    fc.property(fc.nat(999_999_999), spaces, units, (amount, space, unit) => {
      expect(amountOf(byThousands(amount, space) + unit)).toBe(amount);
      expect(amountOf(`${amount}${unit}`)).toBe(amount);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), (amount) => {
      expect(amountOf(byThousands(amount, '.'))).toBe(amount);
    }),
  );
});

test('what may mean two amounts, or is none, is refused', () => {
  for (const text of ['50.000', '12,5', '1 25', '12 0000', '1.25', 'dix', '', '-5', '1e3'])
    expect(amountOf(text), text).toBeUndefined();
});

test('amounts alone are shown as text and written as numbers, in lists, too', () => {
  const paths = new Set(['budget', 'lines.amount']);
  const data = { budget: 1250000, phone: '06 123', lines: [{ amount: 5, item: '5' }] };
  const shown = {
    budget: '1\u00A0250\u00A0000',
    phone: '06 123',
    lines: [{ amount: '5', item: '5' }],
  };
  expect(atPaths(data, paths, asText)).toEqual(shown);
  expect(atPaths(shown, paths, asNumber)).toEqual(data);
});
