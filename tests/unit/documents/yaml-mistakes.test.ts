import { expect, test } from 'vitest';
import { fixedLines, withFix } from '../../../src/values/positions.ts';
import { readLines } from './read-lines.ts';

const report = (text: string) =>
  readLines(text).issues.map(
    ({ line, column, rule, fix }) =>
      `${line}:${column} ${rule}${fix ? ` → ${fixedLines(text, fix).text}` : ''}`,
  );

/** What an editor wrote, and each issue as `line:column rule → corrected line`. */
test.each<[name: string, text: string, issues: string[]]>([
  // Three mistakes have a corrected line.
  [
    'a colon in a text, and a remark behind it',
    'title: Un : deux # à remplacer',
    ['1:8 yaml-deux-points → title: "Un : deux" # à remplacer'],
  ],
  [
    'a colon at the end, or between curly quotes',
    'title: Nos projets :\nnav: “Le Gabon : un pays”',
    [
      '1:8 yaml-deux-points → title: "Nos projets :"',
      '2:6 yaml-deux-points → nav: "Le Gabon : un pays"',
    ],
  ],
  [
    'colons in two elements of a list',
    'values:\n  - title: A : a\n    text: B : b\n  - title: C',
    ['2:12 yaml-deux-points →   - title: "A : a"', '3:11 yaml-deux-points →     text: "B : b"'],
  ],
  [
    'no space behind the colon, or before it',
    'title:Une\nnav :Deux',
    ['1:7 yaml-espace → title: Une', '2:4 yaml-espace → nav: Deux'],
  ],
  [
    'quotes and an apostrophe left open',
    'title: "L’été\nnav: \'Page',
    ['1:8 yaml-guillemets → title: "L’été"', '2:6 yaml-guillemets → nav: "Page"'],
  ],
  // Where what is meant is not certain, the line is said.
  ['a quote closed by a curly one', 'title: "Bonjour”', ['1:8 yaml-guillemets']],
  ['a key joined to the line above', 'title: Eco nav: Page', ['1:8 yaml-deux-points']],
  [
    'a text between quotes that goes on at the margin',
    'excerpt: "Une phrase.\n\nUne autre."\nnav: A',
    ['1:10 yaml-guillemets'],
  ],
  ['an apostrophe in apostrophes', "title: 'L'été'", ['1:8 yaml-guillemets']],
  ['words behind the quotes', 'title: "Bonjour" tout le monde', ['1:8 yaml-guillemets']],
  [
    'a colon below the first line of a text',
    'excerpt: Un long texte\n  la suite : ici\nnav: A',
    ['1:10 yaml-deux-points'],
  ],
  [
    'one space too few in a list',
    'testimonials:\n - quote: "A"\n   author: "B"\n  - quote: "C"\n    author: D',
    ['4:3 yaml-retrait'],
  ],
  ['one space too few in a list of texts', 'principles:\n  - A\n - B', ['3:2 yaml-retrait']],
  [
    'a key that lost its margin, first under its parent',
    'documents:\ncv: https://a.ga/cv.pdf # mon CV\n  statutes: https://a.ga/s.pdf\nnav: A',
    ['3:1 yaml-retrait'],
  ],
  [
    'long dashes all through a list',
    'budgetLines:\n  — item: A\n    amount: 1\n  — item: B\n    amount: 2',
    ['2:3 yaml-liste'],
  ],
  [
    'a forgotten dash',
    'budgetLines:\n  - item: A\n    amount: 1\n    item: B\n    amount: 2\nnav: C',
    ['4:5 yaml-cle-double'],
  ],
  ['a lost colon', 'title Bonjour', ['1:1 yaml']],
  ['words at the margin', 'excerpt:\n\nUne phrase.\nnav: A', ['3:1 yaml']],
  ['a backslash', 'title: "C:\\photos"', ['1:11 yaml-signe']],
  ['bold around a text', 'title: **Gras : ou** # à', ['1:8 yaml-deux-points']],
  ['a star before a key', '*titre : un texte', ['1:1 yaml-signe']],
  ['a tag', 'title: !!js/function "x"', ['1:8 yaml-signe']],
  ['a word lost behind a hash', 'title: Projet #1 du Gabon', ['1:15 yaml-signe']],
  ['a number that is none', 'title: 1e400', ['1:8 yaml-signe']],
  ['a day that is none', 'nav: 2026-13-45', ['1:6 yaml-signe']],
])('%s', (_name, text, expected) => {
  expect(report(text)).toEqual(expected);
  const { issues } = readLines(text);
  if (issues.some(({ fix }) => !fix)) return;
  // From the last line up, so that the offsets of the others stay.
  const fixes = issues.flatMap(({ fix }) => fix ?? []).sort((a, b) => b.from - a.from);
  expect(report(fixes.reduce(withFix, text))).toEqual([]);
});

/** What word processors and telephones write, and the same in plain YAML. */
test.each([
  ['title\u202f: Bonjour', 'title: Bonjour'],
  ['values:\n\u00a0 - title: A', 'values:\n  - title: A'],
  ['values:\n\t- title: A\n\t\ttext: B', 'values:\n  - title: A\n    text: B'],
  ['title: A\n\u200bnav: B\n\ufefftext: C', 'title: A\nnav: B\ntext: C'],
  ['de\u00adscription: C', 'description: C'],
  ['title:\u200b "Le Gabon"\u200b', 'title: "Le Gabon"'],
  ['title: “Un soir en forêt”', 'title: Un soir en forêt'],
])('%j is read as %j', (written, plain) => {
  expect(readLines(written).issues).toEqual([]);
  expect(readLines(written).data).toEqual(readLines(plain).data);
});
