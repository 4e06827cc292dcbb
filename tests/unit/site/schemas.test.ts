import { expect, test } from 'vitest';
import * as z from 'zod';
import { plainData } from '../../../src/site/plain-data.ts';
import {
  amount,
  day,
  item,
  link,
  list,
  oneOf,
  phone,
  text,
  yesNo,
} from '../../../src/site/schema/fields.ts';
import { fieldsOf, isProse, mapData } from '../../../src/site/schema/schema-fields.ts';

const line = z.strictObject({
  item: text('Dépense', 'La dépense.'),
  amount: amount('Montant', 'Le montant.').optional(),
});
const entry = z.strictObject({ page: link('Page', 'La page.'), label: text('Mot', 'Le mot.') });

/** A schema with a field of each form. */
const schema = z.strictObject({
  title: text('Titre', 'Le titre.', 'Un jardin'),
  state: oneOf(['ouvert', 'fini'], 'État', 'Où en est-on.').nullable(),
  lines: list(line, 'Lignes', 'Les lignes.').default([]),
  tags: list(item('Un mot.'), 'Mots', 'Les mots.'),
  menu: list(z.union([link('Lien', 'Le lien.'), entry]), 'Menu', 'Le menu.'),
  words: z.record(z.string(), item('Ce que le site dit.')),
});

test('all values of data are found with their paths, unless the schema does not know their keys', () => {
  const data = {
    title: 'A',
    state: null,
    lines: [{ item: 'B', amount: 3, other: 'x' }, 'no line'],
    tags: ['C'],
    menu: ['/a', { page: '/b', label: 'D' }],
    words: { yes: 'E' },
    other: 'x',
  };
  const found = fieldsOf(schema, data).map(({ path, value }) => [path.join('.'), value]);
  expect(found).toEqual([
    ['title', 'A'],
    ['state', null],
    ['lines.0.item', 'B'],
    ['lines.0.amount', 3],
    ['lines.1', 'no line'],
    ['tags.0', 'C'],
    ['menu.0', '/a'],
    ['menu.1.page', '/b'],
    ['menu.1.label', 'D'],
    ['words.yes', 'E'],
  ]);
  const seen = mapData(schema, data, (value, field) => (isProse(field) ? `${value}!` : value));
  expect(seen).toEqual({
    ...data,
    title: 'A!',
    lines: [{ item: 'B!', amount: 3, other: 'x' }, 'no line'],
    tags: ['C!'],
    menu: ['/a', { page: '/b', label: 'D!' }],
    words: { yes: 'E!' },
  });
});

test.each([
  [phone('a', 'b'), ' 077  12 34 56\u200b', '077 12 34 56'],
  [text('a', 'b'), ' l’e\ufb00et\u200d ', 'l’effet\u200d'],
  [text('a', 'b'), 2026, '2026'],
  [z.number(), '1 250', 1250],
  [z.number(), '-3', -3],
  [z.number(), '1,5,2', '1,5,2'],
  [z.number(), 12, 12],
  [amount('a', 'b'), '9 500 000 F CFA', 9_500_000],
  [yesNo('a', 'b'), ' OUI', true],
  [yesNo('a', 'b'), 'Faux', false],
  [yesNo('a', 'b'), 'peut-être', 'peut-être'],
  [oneOf(['En cours'], 'a', 'b'), 'En  cours', 'En cours'],
  [day('a', 'b'), '1er mars 2026', '2026-03-01'],
  [day('a', 'b'), 'en  mars', 'en  mars'],
  [z.union([entry, link('a', 'b')]), '/a', '/a'],
  [z.union([entry, link('a', 'b')]), 12, '12'],
  [undefined, ' x ', ' x '],
])('%#: data as people write them, %j, are %j', (field, written, plain) => {
  expect(plainData(field, written)).toBe(plain);
});
