import { expect, test } from 'vitest';
import { isLongFrontmatter, megabytes } from '../../../src/values/limits.ts';
import { name, valueAt } from '../../../src/values/paths.ts';
import {
  escapeHtml,
  isUnwritten,
  normalize,
  normalizedWord,
  percentDecoded,
  quoteValue,
  shorten,
  slugOf,
  telAddress,
  withoutAccents,
  withoutHiddenCharacters,
} from '../../../src/values/text.ts';

const lines = (count: number, line = 'a') => Array<string>(count).fill(line);

test.each([
  ['2,000 lines', lines(2000), false, false],
  ['one line more', lines(2001), false, true],
  ['one more than those', lines(30_001), true, true],
  ['one byte more', ['a'.repeat(65_537)], false, true],
  ['line ends that count', lines(2, 'a'.repeat(32_768)), false, true],
])('frontmatter of %s is too long: %#', (_, all, mayGrow, expected) => {
  expect(isLongFrontmatter(all, mayGrow)).toBe(expected);
});

test.each([
  [1024 * 1024 + 1, '1,1'],
  [0, '0,0'],
])('%i bytes are %s megabytes, never less', (bytes, text) => expect(megabytes(bytes)).toBe(text));

test('a path is named for editors, and leads to its value', () => {
  const data = { steps: [{ text: 'a' }, null], zero: 0 };
  expect(name(['steps', 1, 'text'])).toBe('« text » (élément 2 de « steps »)');
  expect(name(['a', 0, 'b', 1])).toBe('« b » (élément 2 ; élément 1 de « a »)');
  expect(name(['vote', 'counts', 0])).toBe('« counts » (élément 1 ; « vote »)');
  expect(name([])).toBe('Ce fichier');
  expect(name(['k'.repeat(61)])).toBe(`« ${'k'.repeat(60)} »`);
  expect(valueAt(data, ['steps', 0, 'text'])).toBe('a');
  expect([valueAt(data, []), valueAt(data, ['zero'])]).toEqual([data, 0]);
  for (const path of [['steps', 1, 'text'], ['steps', 2], ['toString'], ['zero', 'a']])
    expect(valueAt(data, path)).toBeUndefined();
});

test.each([
  ['\ufeffun\r\ndeux\rtrois', 'un\ndeux\ntrois'],
  ['e\u0301te\u0301', 'été'],
])('%j is read as %j', (text, read) => expect(normalize(text)).toBe(read));

test.each([
  ['', true],
  [' …. ', true],
  ['\u200b', true],
  ['décrivez ici le projet', true],
  ["CE QUE L'ON VOIT SUR L'IMAGE", true],
  ['ce que montre cette photo du marché', false],
  ['.a', false],
])('%j is not written yet: %s', (text, expected) => expect(isUnwritten(text)).toBe(expected));

test('words are compared and made addresses without accents', () => {
  expect(withoutAccents('Œuvre d’été, ÆÇ')).toBe('oeuvre d’ete, aeC');
  expect(slugOf(' Été à Oyem ! ')).toBe('ete-a-oyem');
  expect(slugOf('a  –  b')).toBe('a-b');
  expect(slugOf('  a_b c  ', / /g)).toBe('a_b-c');
  expect(normalizedWord('Été 2 !')).toBe('ete2');
  expect(telAddress('+241 77-00.00 00')).toBe('tel:+24177000000');
  expect(escapeHtml('<a href="&">')).toBe('&lt;a href=&quot;&amp;&quot;&gt;');
  expect([percentDecoded('%C3%A9'), percentDecoded('%E0%A4%A')]).toEqual(['é', '%E0%A4%A']);
});

test('hidden characters are removed, but for the joiner of two emojis', () => {
  expect(withoutHiddenCharacters('a\u200bb\u00adc')).toBe('abc');
  expect(withoutHiddenCharacters('👩\u200d💻 a\u200db 👩\u200d')).toBe('👩\u200d💻 ab 👩');
});

test.each([
  ['a'.repeat(61), `${'a'.repeat(60)}…`],
  ['  un \n mot ', 'un mot'],
  ['👩'.repeat(61), `${'👩'.repeat(60)}…`],
])('%j is shown as %j', (text, shown) => expect(shorten(text)).toBe(shown));

test.each([
  ['un', '« un »'],
  ['« un »', '« un »'],
  [12, '« 12 »'],
  [['a'], '« ["a"] »'],
  [undefined, '« rien »'],
])('the value %j is quoted as %s', (value, quoted) => expect(quoteValue(value)).toBe(quoted));
