import { expect, test } from 'vitest';
import { findFences } from '../../../src/documents/fences.ts';
import { normalize } from '../../../src/values/text.ts';
import { model } from '../../site.ts';

const found = (text: string) => {
  const { open, frontmatter, body, issues } = findFences(
    normalize(text).split('\n'),
    'x',
    model.isKnownKey,
  );
  return { open, frontmatter, body, faults: issues.map(({ rule, line }) => `${rule} ${line}`) };
};

const HEAD = 'title: A\ndescription: B';
const RIGHT = { open: 0, frontmatter: { from: 1, to: 3 }, body: 4, faults: [] };

test.each([
  ['as it should be', `---\n${HEAD}\n---\nTexte`],
  ['with spaces after the fences', `---  \n${HEAD}\n--- \u00a0\nTexte`],
  [
    'with Windows line ends and a byte-order mark',
    `\ufeff---\r\n${HEAD.replace('\n', '\r\n')}\r\n---\r\nTexte`,
  ],
  [
    'with rules and tables in the body',
    `---\n${HEAD}\n---\nTexte\n\n---\n\n| a |\n|---|\n\nTitre\n===\n`,
  ],
])('a frontmatter is found %s', (_name, text) => {
  expect(found(text)).toEqual(RIGHT);
});

test('dashes inside a quoted text over several lines close no frontmatter', () => {
  const inside = `---\ntitle: A\ndescription: "Un texte---\n\nla suite."\n---\nTexte`;
  expect(found(inside)).toEqual({ open: 0, frontmatter: { from: 1, to: 5 }, body: 6, faults: [] });
  const behind = `---\ntitle: A\ndescription: "Un texte."---\n\nTexte`;
  expect(found(behind).faults).toEqual(['en-tete-tirets 3']);
});

test('blank lines above the first fence are accepted', () => {
  expect(found(`\n \n---\n${HEAD}\n---\nTexte`)).toEqual({
    open: 2,
    frontmatter: { from: 3, to: 5 },
    body: 6,
    faults: [],
  });
});

test.each(['—', '——', '----', '--', '–––', '― ― ―', '___', '===', '***', '- - -', ' ---', '-—'])(
  'the look-alike %j is understood and named, above and below',
  (dashes) => {
    expect(found(`${dashes}\n${HEAD}\n---\nTexte`)).toEqual({
      ...RIGHT,
      faults: ['en-tete-tirets 1'],
    });
    expect(found(`---\n${HEAD}\n${dashes}\nTexte`)).toEqual({
      ...RIGHT,
      faults: ['en-tete-tirets 4'],
    });
  },
);

test.each([
  [`---\n${HEAD}\n\n## Titre\n\nTexte`, 4],
  [`---\n${HEAD}\n\nUn texte.\n\n---\n\nLa suite.`, 4],
  [`---\n${HEAD}\n\nUn texte.\nDate: demain\n\n---\n\nLa suite.`, 4],
  [`---\n${HEAD}\n\n<Section>\n\n---\n</Section>`, 4],
  [`---\n${HEAD}`, 3],
])('a frontmatter that is not closed is named where it opened: %j', (text, body) => {
  expect(found(text)).toMatchObject({ open: 0, body, faults: ['en-tete-non-ferme 1'] });
});

test.each([
  ['title: A\nexcerpt: "Une phrase.\n\nUne seconde."\ncategory: Nature', 6],
  ['title: A\nexcerpt: Une phrase.\n\nUne seconde.\n\nUne autre.\ncategory: Nature', 8],
  ['title: A\nexcerpt:\n\nUne phrase.\n\ncategory: Nature', 7],
  ['title: A\nexcerpt: "Une phrase.\n\nUne seconde."', 5],
  ['title: A\nexcerpt: Une phrase.\n\nUne seconde.', 5],
])('a blank line in a text of the frontmatter does not end it: %j', (frontmatter, close) => {
  expect(found(`---\n${frontmatter}\n---\n\nTexte.\n\n---\n\nFin.`)).toMatchObject({
    open: 0,
    frontmatter: { from: 1, to: close },
    faults: [],
  });
});

test.each(['', '\n', '\n\n'])('a second frontmatter under the first is named', (blank) => {
  const second = `${blank}---\ntitle: "Autre"\n\ncategory: Nature\n---\n\nTexte.`;
  const line = 5 + blank.length;
  expect(found(`---\n${HEAD}\n---\n${second}`).faults).toEqual([`en-tete-double ${line}`]);
});

test('a second frontmatter that shares the fence of the first is named', () => {
  const second = 'title: "Autre"\ncategory: Nature\n---\n\nTexte.';
  expect(found(`---\n${HEAD}\n---\n${second}`).faults).toEqual(['en-tete-double 5']);
});

test.each(['---\n\nTexte.\n\n---\n\nFin.', 'Texte.\n\n---\ntitle: A\n---', '---\nNote : ici\n---'])(
  'rules in the body are no second frontmatter: %j',
  (body) => {
    expect(found(`---\n${HEAD}\n---\n\n${body}`).faults).toEqual([]);
  },
);

test('a text above the frontmatter is named, and the frontmatter is read all the same', () => {
  expect(found(`Brouillon\n\n---\n${HEAD}\n---\nTexte`)).toMatchObject({
    open: 2,
    frontmatter: { from: 3, to: 5 },
    faults: ['en-tete-precede 1'],
  });
});

test.each(['Bonjour', '', '# Titre\n\nTexte', 'Texte\n\n---\n\nTexte'])(
  'a file without frontmatter: %j',
  (text) => {
    expect(found(text)).toMatchObject({ open: -1, body: 0, faults: ['en-tete-manquant 1'] });
  },
);

test.each(['---js', '---json', '--- javascript', '---{', '+++', ';;;'])(
  '%s is refused',
  (first) => {
    expect(found(`${first}\n{ title: 1 }\n---\nTexte`).faults).toEqual(['en-tete-langage 1']);
  },
);
