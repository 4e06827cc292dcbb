import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountToText, mapValuesAt, textToAmount } from '../../../src/screen/amounts.ts';

const spaces = fc.constantFrom(' ', '\u00A0', '\u202F');
const withSeparator = (amount: number, separator: string) =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, () => separator);

test('an amount is the number of its digits, with any space between thousands and any spelling of the currency', () => {
  const units = fc.constantFrom('', ' FCFA', '\u00A0FCFA', ' F CFA', ' XAF', 'FCFA');
  fc.assert(
    fc.property(fc.nat(999_999_999), spaces, units, (amount, space, unit) => {
      expect(textToAmount(withSeparator(amount, space) + unit)).toBe(amount);
      expect(textToAmount(`${amount}${unit}`)).toBe(amount);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), (amount) => {
      expect(textToAmount(withSeparator(amount, '.'))).toBe(amount);
    }),
  );
});

test('a text with two possible amounts, or with none, is not changed', () => {
  for (const text of ['50.000', '12,5', '1 25', '12 0000', '1.25', 'dix', '', '-5', '1e3'])
    expect(textToAmount(text)).toBe(text);
});

test('only amounts become text for the screen and numbers for the file, in lists, too', () => {
  const paths = new Set(['budget', 'lines.amount']);
  const fileData = { budget: 1250000, phone: '06 123', lines: [{ amount: 5, item: '5' }] };
  const screenData = {
    budget: '1\u00A0250\u00A0000',
    phone: '06 123',
    lines: [{ amount: '5', item: '5' }],
  };
  expect(mapValuesAt(fileData, paths, amountToText)).toEqual(screenData);
  expect(mapValuesAt(screenData, paths, textToAmount)).toEqual(fileData);
});
