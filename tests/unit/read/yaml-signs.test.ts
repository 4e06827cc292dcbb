import { describe, expect, test } from 'vitest';
import { readLines } from '../../../src/read/yaml/read.ts';
import { type Case, holdCases } from './yaml-cases.ts';

const MARKED: Case[] = [
  ['bold, with its colon', '**title:** Eco\nnav: A', ['1:1 yaml → title: Eco']],
  ['bold, before its colon', '**title** : Eco\nnav: A', ['1:1 yaml → title: Eco']],
  ['bold around the line', '**title: Eco**\nnav: A', ['1:1 yaml → title: Eco']],
  ['code', 'nav: A\n`title`: "Eco"', ['2:1 yaml → title: "Eco"']],
  ['French quotes', '« title » : Eco', ['1:1 yaml → title: Eco']],
  ['English quotes', '“title”: Eco', ['1:1 yaml → title: Eco']],
  [
    'italics, first in an element',
    'values:\n  - *title*: A\n    text: B',
    ['2:5 yaml →   - title: A'],
  ],
  ['bold after a dash, at the margin', '- **title:** Eco\nnav: A', ['1:3 yaml → title: Eco']],
];

const SEPARATED: Case[] = [
  ['a semicolon', 'title; Eco\nnav: A', ['1:6 yaml → title: Eco']],
  ['an arrow', 'title → Eco\nnav: A', ['1:7 yaml → title: Eco']],
  ['a wide colon', 'title： Eco', ['1:6 yaml → title: Eco']],
  ['a dash', 'title - Eco\nnav: A', ['1:7 yaml → title: Eco']],
  ['a dash above a list', 'values -\n  - title: A\nnav: B', ['1:8 yaml → values:']],
  ['nothing above a list', 'values\n  - title: A\nnav: B', ['1:1 yaml → values:']],
  [
    'nothing, first in an element',
    'values:\n  - title A\n    text: B',
    ['2:5 yaml →   - title: A'],
  ],
  [
    'nothing above deeper keys',
    'subsites:\n  decouverte\n    email: a@b.ga\nnav: A',
    ['2:3 yaml →   decouverte:'],
  ],
  [
    'a semicolon and a colon',
    'title; Le Gabon : oui',
    ['1:6 yaml → title: "Le Gabon : oui"', '1:17 yaml-deux-points → title: "Le Gabon : oui"'],
  ],
];

const TOP: Case[] = [
  ['a dash before the first key', '- title: Eco\nnav: A', ['1:1 yaml-liste → title: Eco']],
  ['a dash before a later key', 'title: Eco\n- nav: A', ['2:1 yaml-liste → nav: A']],
  ['a dot before a key', '• title: Eco\nnav: A', ['1:1 yaml-liste → title: Eco']],
  ['a quotation', 'title: Eco\n> nav: A', ['2:1 yaml-liste → nav: A']],
  [
    'a dash before the key of a list',
    '- values:\n  - title: A\nnav: B',
    ['1:1 yaml-liste → values:'],
  ],
];

const BULLETS: Case[] = [
  [
    'numbers in place of dashes',
    'values:\n  1. title: A\n     text: B\n  2. title: C\n     text: D',
    ['2:3 yaml-liste →   -  title: A', '4:3 yaml-liste →   -  title: C'],
  ],
  ['a plus', 'values:\n  + title: A\n    text: B', ['2:3 yaml-liste →   - title: A']],
];

holdCases('keys between signs', MARKED);
holdCases('keys without colon', SEPARATED);
holdCases('keys of the left margin with a sign of lists', TOP);
holdCases('signs of lists', BULLETS);

describe('nothing is said of words that only look like a key', () => {
  test.each([
    'principles:\n  - date - lieu\n  - photo ; texte',
    'principles:\n  - date de fin\n  - title\n  - text',
    'description: Un texte\n  date - lieu, puis\n  title = rien ; title; tout',
    'text:\n  date - lieu',
    'values:\n- title: A\n  text: B\n- title: C\n  text: D',
    'description: "Un texte\n  **title** ; et fin"',
    'text: |\n  **title:** A\n  - title: B\nnav: C',
  ])('%s', (text) => {
    expect(readLines(text.split('\n'), 1).faults).toEqual([]);
  });
});
