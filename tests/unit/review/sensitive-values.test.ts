import { expect, test } from 'vitest';
import { sensitiveValuesOfPage } from '../../../src/review/sensitive-values.ts';
import { parsePage } from '../../../src/values/html-tree.ts';

const factsIn = (text: string) =>
  sensitiveValuesOfPage(parsePage('<p></p>'), [{ text, heading: 0 }]);

test('an amount and an address are found after long runs of digits and letters', () => {
  expect(factsIn(`${'1'.repeat(90)} FCFA et ${'a'.repeat(90)}@exemple.ga`)).toEqual([
    { kind: 'argent', value: `${'1'.repeat(60)} FCFA` },
    { kind: 'courriel', value: `${'a'.repeat(64)}@exemple.ga` },
  ]);
});

test('telephones, e-mails and recipients in a text are found', () => {
  expect(factsIn('Bénéficiaire\u00a0: M. Jean Mba, au 066 12 34 56 ou à amis@exemple.ga')).toEqual([
    { kind: 'argent', value: 'M. Jean Mba' },
    { kind: 'courriel', value: 'amis@exemple.ga' },
    { kind: 'telephone', value: '066 12 34 56' },
  ]);
});

test('an address is found whatever the case of its scheme', () => {
  const page = parsePage(
    '<a href="HTTPS://ailleurs.ga/x">Lire</a><a href="MAILTO:a@b.ga">Écrire</a><a href="Tel:+24177123456">Appeler</a>',
  );
  expect(sensitiveValuesOfPage(page, [])).toEqual([
    { kind: 'adresse', value: 'HTTPS://ailleurs.ga/x' },
    { kind: 'courriel', value: 'a@b.ga' },
    { kind: 'telephone', value: '+24177123456' },
  ]);
});

// Quadratic time would be minutes.
test.each(['a', '1', '1 '])(
  'a long run of %j is no sensitive value, and read in linear time',
  (run) => {
    expect(factsIn(run.repeat(400_000))).toEqual([]);
  },
);
