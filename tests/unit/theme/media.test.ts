import { expect, test } from 'vitest';
import { media } from '../../../src/theme/scale.ts';

/** Whether a query of a largest width holds on a screen of these pixels with letters of that size. */
const holds = (query: string, pixels: number, letters: number) =>
  pixels <= Number(/^\(max-width: ([\d.]+)rem\)$/.exec(query)?.[1]) * letters;

test.each([
  ['the narrowest phone', 320, 16, true, false],
  ['a phone', 390, 16, false, false],
  ['the narrowest phone, letters a quarter larger', 320, 20, true, false],
  ['the widest phone, letters twice as large', 430, 32, true, true],
])('on %s, %i px and %i px, words break only where letters are twice as large', (...row) => {
  const [, pixels, letters, isNarrow, isEnlarged] = row;
  expect(holds(media.narrow, pixels, letters)).toBe(isNarrow);
  expect(holds(media.enlarged, pixels, letters)).toBe(isEnlarged);
});
