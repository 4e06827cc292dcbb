import { expect, test } from 'vitest';
import { maskPhones } from '../../../src/review/publish/previews.ts';

test.each([
  ['phone: "+241 77 65 43 21"', 'phone: "+241 00 00 00 00"'],
  ['phone: +24177654321', 'phone: +24100000000'],
  ['le (+241) 77-65-43-21.', 'le +241 00 00 00 00.'],
  ['00241 77 65 43 21, 077.65.43.21', '+241 00 00 00 00, +24100000000'],
  ['au 77 65 43 21', 'au +241 00 00 00 00'],
  ['+241\u200b 77 65\u00ad43 21', '+241 00 00 00 00'],
  ['+２４１ ７７ ６５ ４３ ２１', '+241 00 00 00 00'],
  ['https://wa.me/24177654321?text=a', 'https://wa.me/24100000000?text=a'],
  ['send?phone=%2B24177654321', 'send?phone=24100000000'],
])('in a preview %j reads %j', (text, masked) => {
  expect(maskPhones(text)).toBe(masked);
});

test.each([
  'montant: 12 500 000 FCFA, 77 654 321',
  'date: 2026-03-01, 01/03/2026, 01-03-2026',
  '- 9500000\n- 0\n- 12345678',
])('a preview keeps %j', (text) => expect(maskPhones(text)).toBe(text));
