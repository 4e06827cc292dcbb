import { expect, test } from 'vitest';
import { normalize } from '../../../src/content/normalize.ts';

/** Every sign of Unicode that stands on a letter. */
const MARKS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /\p{M}/u.test(sign));

test('any mark joins its letter where Unicode has one sign for both', () => {
  expect(MARKS.length).toBeGreaterThan(2000);
  for (const mark of MARKS)
    for (const letter of ['e', 'か', 'क', 'ا'])
      expect(normalize(`un ${letter}${mark}.`)).toBe(`un ${letter}${mark}.`.normalize('NFC'));
});
