import { expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { page } from './render.ts';

const FIRST = 5;
const told = (body: string) =>
  readBody({ text: page(body), path: 'pages/x.mdx' }).faults.map(
    ({ rule, line, suggestion }) =>
      `${line - FIRST + 1} ${rule}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

test.each([
  ['< Section>\n\nA\n\n</Section>', '1 balise-incomplete → <Section>'],
  ['Section tone="deep">\n\nA\n\n</Section>', '1 balise-incomplete → <Section tone="deep">'],
  ['‹Section›\n\nA\n\n</Section>', '1 balise-incomplete → <Section>'],
  ['<Section>\n\nA\n\n‹/Section›', '5 balise-incomplete → </Section>'],
  ['<Section tone="deep" />\n\nA\n\n</Section>', '1 bloc-vide → <Section tone="deep">'],
])('a block with one bad tag is told once: %s', (body, said) => {
  expect(told(body)).toEqual([said]);
});

test('two faults stay two', () => {
  expect(told('< Section>\n\nA\n\n</Actions>')).toEqual([
    '1 balise-incomplete → <Section>',
    '5 fermeture-seule',
  ]);
  expect(told('<Section />\n\nA')).toEqual(['1 bloc-vide']);
});
