import { describe, expect, test } from 'vitest';
import { readLines } from '../../../src/read/yaml/read.ts';
import { type Case, holdCases } from './yaml-cases.ts';

const MARKED: Case[] = [['bold, with its colon', '**title:** Eco\nnav: A', ['1:1 yaml']]];

const SEPARATED: Case[] = [
  ['a semicolon', 'title; Eco\nnav: A', ['1:6 yaml → title: Eco']],
  ['an arrow', 'title → Eco\nnav: A', ['1:7 yaml → title: Eco']],
  ['a wide colon', 'title： Eco', ['1:6 yaml → title: Eco']],
  ['a dash', 'title - Eco\nnav: A', ['1:7 yaml → title: Eco']],
  ['nothing above a list', 'values\n  - title: A\nnav: B', ['1:1 yaml → values:']],
];

const TOP: Case[] = [['a dash before a later key', 'title: Eco\n- nav: A', ['2:1 yaml-liste']]];

const BULLETS: Case[] = [
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
