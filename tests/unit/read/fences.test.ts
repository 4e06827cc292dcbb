import { expect, test } from 'vitest';
import { findFences } from '../../../src/documents/fences.ts';
import { withFix } from '../../../src/values/fix.ts';
import { normalize } from '../../../src/values/text.ts';

function found(text: string) {
  const { issues, ...fences } = findFences(normalize(text).split('\n'));
  return { ...fences, issues: issues.map(({ rule, line }) => `${rule} ${line}`) };
}

const HEAD = 'title: A\ndescription: B';
const RIGHT = { open: 0, from: 1, to: 3, body: 4, issues: [] };

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

test.each(['—', '——', '----', '--', '–––', '― ― ―', '- - -', ' ---', '-—'])(
  'the dashes %j are a fence, above and below',
  (dashes) => {
    expect(found(`${dashes}\n${HEAD}\n---\nTexte`)).toEqual(RIGHT);
    expect(found(`---\n${HEAD}\n${dashes}\nTexte`)).toEqual(RIGHT);
  },
);

test('dashes within a text of several lines close no frontmatter', () => {
  const text = '---\ntitle: A\ndescription: |\n  Un texte\n  ---\n  la suite\n---\nTexte';
  expect(found(text)).toEqual({ ...RIGHT, to: 6, body: 7 });
});

test('blank lines above the first fence are accepted', () => {
  const text = `\n \n---\n${HEAD}\n---\nTexte`;
  expect(found(text)).toEqual({ open: 2, from: 3, to: 5, body: 6, issues: [] });
});

test.each([
  [`---\n${HEAD}\n\n## Titre\n\nTexte`, 4],
  [`---\n${HEAD}\n\nUn texte.\n\n---\n\nLa suite.`, 4],
  [`---\n${HEAD}\n\nUn texte.\nDate: demain\n\n---\n\nLa suite.`, 4],
  [`---\n${HEAD}\n\n<Section>\n\n---\n</Section>`, 4],
  [`---\n${HEAD}`, 3],
])('a frontmatter that is not closed is named where it opened: %j', (text, body) => {
  expect(found(text)).toMatchObject({ open: 0, body, issues: ['en-tete-non-ferme 1'] });
  const [issue] = findFences(text.split('\n')).issues;
  expect(issue?.fix && found(withFix(text, issue.fix)).issues).toEqual([]);
});

test.each([
  ['title: A\nexcerpt: "Une phrase.\n\nUne seconde."\ncategory: Nature', 6],
  ['title: A\nexcerpt: Une phrase.\n\nUne seconde.\n\nUne autre.\ncategory: Nature', 8],
  ['title: A\nexcerpt:\n\nUne phrase.\n\ncategory: Nature', 7],
  ['title: A\nexcerpt: "Une phrase.\n\nUne seconde."', 5],
  ['title: A\nexcerpt: Une phrase.\n\nUne seconde.', 5],
])('a blank line in a text of the frontmatter does not end it: %j', (frontmatter, to) => {
  const text = `---\n${frontmatter}\n---\n\nTexte.\n\n---\n\nFin.`;
  expect(found(text)).toEqual({ open: 0, from: 1, to, body: to + 1, issues: [] });
});

test.each([
  ['', 5],
  ['\n', 6],
  ['\n\n', 7],
])('a second frontmatter under the first is named, after %j', (blank, line) => {
  const second = `${blank}---\ntitle: "Autre"\n\ncategory: Nature\n---\n\nTexte.`;
  expect(found(`---\n${HEAD}\n---\n${second}`).issues).toEqual([`en-tete-double ${line}`]);
  const shared = `${blank}title: "Autre"\n---\n\nTexte.`;
  expect(found(`---\n${HEAD}\n---\n${shared}`).issues).toEqual([`en-tete-double ${line}`]);
});

test.each(['---\n\nTexte.\n\n---\n\nFin.', 'Texte.\n\n---\ntitle: A\n---', '---\nNote : ici\n---'])(
  'rules in the body are no second frontmatter: %j',
  (body) => {
    expect(found(`---\n${HEAD}\n---\n\n${body}`).issues).toEqual([]);
  },
);

test('a frontmatter that is not at the top is read all the same', () => {
  const read = { open: 2, from: 3, to: 5 };
  const below = found(`Brouillon\n\n---\n${HEAD}\n---\nTexte`);
  expect(below).toMatchObject({ ...read, issues: ['en-tete-manquant 1'] });
  const unopened = `${HEAD}\n---\nTexte`;
  expect(found(unopened)).toMatchObject({ from: 0, to: 2, issues: ['en-tete-manquant 1'] });
});

test.each(['Bonjour', '', '# Titre\n\nTexte', 'Texte\n\n---\n\nTexte'])(
  'a file without frontmatter: %j',
  (text) => {
    expect(found(text)).toMatchObject({ open: -1, body: 0, issues: ['en-tete-manquant 1'] });
  },
);

test.each(['---js', '---json', '--- javascript', '---{', '+++', ';;;'])(
  '%s is refused',
  (first) => {
    expect(found(`${first}\n{ title: 1 }\n---\nTexte`).issues).toEqual(['en-tete-langage 1']);
  },
);
