import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readLines } from './read-lines.ts';
import { type Case, holdCases } from './yaml-cases.ts';

const CASES: Case[] = [
  [
    'a new element at the margin, above the others',
    'donations:\n- name: A\n  amount: 1\n  - name: B\n    amount: 2\n  - name: C\n    amount: 3',
    ['2:1 yaml-liste →   - name: A', '3:3 yaml-retrait →     amount: 1'],
  ],
  [
    'a new element at the margin, above a single one',
    'donations:\n- name: A\n  - name: B\n    amount: 2',
    ['2:1 yaml-liste →   - name: A'],
  ],
  [
    'two new elements at the margin',
    'donations:\n- name: A\n- name: B\n  - name: C\n  - name: D\n  - name: E\nnav: F',
    ['2:1 yaml-liste →   - name: A', '3:1 yaml-liste →   - name: B'],
  ],
  [
    'a key pushed to the column of an inner list, under a right dash',
    'services:\n  - title: A\n    items:\n      - name: B\n  - title: C\n        text: D',
    ['6:9 yaml-retrait →     text: D'],
  ],
];

holdCases('elements that lost their margin', CASES);

const word = fc.constantFrom('Un', 'Deux', 'Trois');
const inner = fc.record({ name: word, roles: fc.array(word, { minLength: 1, maxLength: 3 }) });
const outer = fc.record({
  title: word,
  text: fc.constantFrom('Un texte', '- un\n- deux\n', 'Une phrase\n\n- suivie d’une autre\n'),
  items: fc.array(inner, { minLength: 1, maxLength: 3 }),
});

test('nested lists are valid at any indentation', () => {
  const lists = fc.record({ services: fc.array(outer, { minLength: 1, maxLength: 4 }), nav: word });
  const set = fc.record({ indent: fc.constantFrom(2, 3, 4), indentSeq: fc.boolean() });
  fc.assert(
    fc.property(lists, set, (data, style) => {
      const reading = readLines(stringify(data, style).split('\n'));
      expect(reading.issues).toEqual([]);
      expect(reading.data).toEqual(data);
    }),
    { numRuns: 150 },
  );
});
