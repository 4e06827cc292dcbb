import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { withUnshown } from '../../../src/screen/unshown.ts';

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
  [
    'a date that is none stays where its field is blank',
    { day: 'bientôt' },
    { day: '' },
    'bientôt',
  ],
  ['a date that is shown goes when it is emptied', { day: '2026-11-01' }, { day: '' }, ''],
  [
    'a value that is typed takes the place of it',
    { day: 'bientôt' },
    { day: '2026-12-01' },
    '2026-12-01',
  ],
])('%s', (_, old, now, expected) => {
  expect(withUnshown(fields, old, now)).toEqual({ day: expected });
});

test('a text that is emptied goes, a yes in words and a text in place of a list stay', () => {
  const old = { title: 'Un', draft: 'oui', lines: 'en cours' };
  const now = { title: '', draft: false, lines: [] };
  expect(withUnshown(fields, old, now)).toEqual({ title: '', draft: 'oui', lines: 'en cours' });
});

test('in a list, what stays is that of the same element', () => {
  const old = { lines: [{ item: 'a', day: 'demain' }, { item: 'b' }] };
  const changed = { lines: [{ item: 'a', day: '' }, { item: 'c' }] };
  expect(withUnshown(fields, old, changed)).toEqual({
    lines: [{ item: 'a', day: 'demain' }, { item: 'c' }],
  });
  const moved = { lines: [{ item: 'b' }, { item: 'a', day: '' }] };
  expect(withUnshown(fields, old, moved)).toEqual(moved);
});
