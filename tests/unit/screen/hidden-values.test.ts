import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { restoreHiddenValues } from '../../../src/screen/hidden-values.ts';

const fields: Field[] = [
  { name: 'day', widget: 'datetime' },
  { name: 'draft', widget: 'boolean' },
  { name: 'title', widget: 'string' },
  {
    name: 'lines',
    widget: 'list',
    fields: [
      { name: 'item', widget: 'string' },
      { name: 'day', widget: 'datetime' },
    ],
  },
];

test.each([
  ['an invalid date remains if its field is blank', { day: 'bientôt' }, { day: '' }, 'bientôt'],
  [
    'a valid date is removed if the editor empties its field',
    { day: '2026-11-01' },
    { day: '' },
    '',
  ],
  [
    'a date that the editor types replaces an invalid one',
    { day: 'bientôt' },
    { day: '2026-12-01' },
    '2026-12-01',
  ],
])('%s', (_, old, edited, expected) => {
  expect(restoreHiddenValues(fields, old, edited)).toEqual({ day: expected });
});

test('an emptied text is removed; a text in place of a boolean or of a list remains', () => {
  const old = { title: 'Un', draft: 'oui', lines: 'en cours' };
  const edited = { title: '', draft: false, lines: [] };
  expect(restoreHiddenValues(fields, old, edited)).toEqual({
    title: '',
    draft: 'oui',
    lines: 'en cours',
  });
});

test('a hidden value in a list remains in its element, unless the elements have moved', () => {
  const old = { lines: [{ item: 'a', day: 'demain' }, { item: 'b' }] };
  const changed = { lines: [{ item: 'a', day: '' }, { item: 'c' }] };
  expect(restoreHiddenValues(fields, old, changed)).toEqual({
    lines: [{ item: 'a', day: 'demain' }, { item: 'c' }],
  });
  const moved = { lines: [{ item: 'b' }, { item: 'a', day: '' }] };
  expect(restoreHiddenValues(fields, old, moved)).toEqual(moved);
});
