import { expect, test } from 'vitest';
import { factsOfPage } from '../../../src/review/facts-of-page.ts';
import { parsePage } from '../../../src/review/html-tree.ts';

const factsIn = (text: string) => factsOfPage(parsePage('<p></p>'), [{ text, heading: 0 }]);

test('an amount and an address stand out of long runs of digits and letters', () => {
  expect(factsIn(`${'1'.repeat(90)} FCFA et ${'a'.repeat(90)}@exemple.ga`)).toEqual([
    { kind: 'argent', value: `${'1'.repeat(60)} FCFA` },
    { kind: 'courriel', value: `${'a'.repeat(64)}@exemple.ga` },
  ]);
});

test('whom a text names to call, to write to and to pay is found', () => {
  expect(factsIn('Bénéficiaire\u00a0: M. Jean Mba, au 066 12 34 56 ou à amis@exemple.ga')).toEqual([
    { kind: 'argent', value: 'M. Jean Mba' },
    { kind: 'courriel', value: 'amis@exemple.ga' },
    { kind: 'telephone', value: '066 12 34 56' },
  ]);
});

test('an address is found however the letters of its beginning are written', () => {
  const page = parsePage(
    '<a href="HTTPS://ailleurs.ga/x">Lire</a><a href="MAILTO:a@b.ga">Écrire</a><a href="Tel:+24177123456">Appeler</a>',
  );
  expect(factsOfPage(page, [])).toEqual([
    { kind: 'adresse', value: 'HTTPS://ailleurs.ga/x' },
    { kind: 'courriel', value: 'a@b.ga' },
    { kind: 'telephone', value: '+24177123456' },
  ]);
});

// Squared, their time would be minutes.
test.each(['a', '1', '1 '])('a long run of %j is no fact, and read soon', (run) => {
  expect(factsIn(run.repeat(400_000))).toEqual([]);
});
