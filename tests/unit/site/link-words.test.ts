import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictedWords } from '../../../src/site/formats/link-words.ts';

test.each([
  ['https://exemple.ga/don', 'https://autre-exemple.ga/x'],
  ['exemple.ga', 'https://exemple.ga.autre.ga/'],
  ['www.exemple.ga', 'mailto:a@exemple.ga'],
  ['https://exemple.ga', 'https://exemple.ga@autre.ga/'],
  ['don\u200bs.ga', 'https://autre.ga'],
  ['077 12 34 56', 'https://wa.me/24166123456?text=a'],
  ['+229 77 12 34 56', 'tel:+24177123456'],
  ['０７７ １２ ３４ ５６', 'tel:+24166123456'],
  ['077 12 34 56', 'https://exemple.ga/'],
  ['appelez le 077 12 34 56', 'tel:066123456'],
  ['contact@site.ga', 'mailto:autre@site.ga'],
  ['contact@site.ga', 'https://site.ga/'],
])('the words « %s » say something else than the target %s', (words, target) => {
  expect(contradictedWords(words, target)).toBeDefined();
});

test.each([
  ['exemple.ga', 'https://www.exemple.ga/'],
  ['https://exemple.ga/don/', 'http://exemple.ga/don?de=site#haut'],
  ['exemple.ga/un-long-ch…', 'https://exemple.ga/un-long-chemin'],
  ['+241 (0)77 12 34 56', 'tel:077123456'],
  ['077 12 34 56 / 066 11 22 33', 'tel:+24166112233'],
  ['06 12 34 56 78', 'tel:+33612345678'],
  ['Contact@Site.ga', 'mailto:contact@site.ga?subject=Bonjour'],
  ['écrivez à contact@site.ga', 'https://tally.so/r/abc'],
  ['rapport.pdf', 'https://exemple.ga/x'],
  ['077 12 34 56', '/contact'],
  ['le 05/12/2026, 12 500 000 FCFA', 'https://exemple.ga/agenda'],
])('the words « %s » agree with the target %s', (words, target) => {
  expect(contradictedWords(words, target)).toBeUndefined();
});

test('a number agrees with itself in each spelling, and with no number of which one digit differs', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 });
  const blank = fc.constantFrom(' ', '.', '-', '\u00a0', '\u202f');
  fc.assert(
    fc.property(
      fc.constantFrom('6', '7'),
      digits,
      fc.constantFrom('0', '+241 ', '+241', '00241 ', '(+241) '),
      blank,
      fc.integer({ min: 1, max: 6 }),
      (first, rest, prefix, between, at) => {
        const number = first + rest.join('');
        const words = prefix + number.match(/../g)?.join(between);
        const other = number.replace(/./g, (digit, index) =>
          index === at ? String((Number(digit) + 1) % 10) : digit,
        );
        expect(contradictedWords(words, `tel:+241${number}`)).toBeUndefined();
        expect(contradictedWords(words, `https://wa.me/241${other}`)).toBeDefined();
      },
    ),
  );
});
