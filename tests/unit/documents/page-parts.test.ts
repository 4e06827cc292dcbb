import { expect, test } from 'vitest';
import { partsOf } from '../../../src/documents/page-parts.ts';
import { issueOf } from '../../../src/values/issue.ts';
import { withFix } from '../../../src/values/positions.ts';
import { normalize } from '../../../src/values/text.ts';

function found(written: string) {
  const text = normalize(written);
  const { head, yaml, tail, body, offsets, diagnoses } = partsOf(text);
  expect(head + yaml + tail + body).toBe(text);
  const lineAfter = (before: string) => before.split('\n').length;
  if (tail !== '') {
    expect([offsets.yaml, offsets.body]).toEqual([head, head + yaml + tail].map(lineAfter));
    expect(head === '' || /\S/.test(text.split('\n')[offsets.head - 1] ?? '')).toBe(true);
  }
  const issues = diagnoses.map(({ rule, place }) => `${rule} ${place.line}`);
  return { yaml, body, issues };
}

const HEAD = 'title: A\ndescription: B';
const RIGHT = { yaml: `${HEAD}\n`, body: 'Texte', issues: [] };
const DASHES = ['—', '——', '----', '--', '–––', '― ― ―', '- - -', ' ---', '-—'];
const RULES = 'Texte\n\n---\n\n| a |\n|---|\n\nTitre\n===\n';

test.each([
  `---\n${HEAD}\n---\nTexte`,
  `---  \n${HEAD}\n--- \u00a0\nTexte`,
  `\n \n---\n${HEAD}\n---\nTexte`,
  `\ufeff---\r\n${HEAD.replace('\n', '\r\n')}\r\n---\r\nTexte`,
  ...DASHES.flatMap((one) => [`${one}\n${HEAD}\n---\nTexte`, `---\n${HEAD}\n${one}\nTexte`]),
])('a frontmatter is found in %j', (text) => {
  expect(found(text)).toEqual(RIGHT);
});

test.each([
  'description: |\n  Un texte\n  ---\n  la suite',
  'excerpt: "Une phrase.\n\nUne seconde."\ncategory: Nature',
  'excerpt: Une phrase.\n\nUne seconde.\n\nUne autre.\ncategory: Nature',
  'excerpt:\n\nUne phrase.\n\ncategory: Nature',
  'excerpt: "Une phrase.\n\nUne seconde."',
])('neither dashes nor blank lines in a text end the frontmatter %j', (yaml) => {
  const text = `---\n${yaml}\n---\n${RULES}`;
  expect(found(text)).toEqual({ yaml: `${yaml}\n`, body: RULES, issues: [] });
});

test.each([
  `---\n${HEAD}\n\n## Titre\n\nTexte`,
  `---\n${HEAD}\n\nUn texte.\n\n---\n\nLa suite.`,
  `---\n${HEAD}\n\nUn texte.\nDate: demain\n\n---\n\nLa suite.`,
  `---\n${HEAD}\n\n<Section>\n\n---\n</Section>`,
  `---\n${HEAD}`,
  `${HEAD}\n---\nTexte`,
])('one fence alone is reported where it stands: %j', (text) => {
  expect(found(text)).toMatchObject({
    yaml: expect.stringMatching(/^title: A\ndescription: B\n?$/),
  });
  const [diagnosis] = partsOf(text).diagnoses;
  expect(diagnosis).toMatchObject({
    rule: expect.stringMatching(/manquant|non-ferme/),
    place: { line: 1 },
  });
});

test('the first of two fences is offered where the second stands', () => {
  const text = `${HEAD}\n---\nTexte`;
  const [fix] = partsOf(text).diagnoses.flatMap((one) => issueOf('a.mdx', one).fix ?? []);
  expect(fix && found(withFix(text, fix)).issues).toEqual([]);
});

test.each([
  'Bonjour',
  '',
  '# Titre\n\nTexte',
  'Texte\n\n---\n\nTexte',
  `Texte\n\n---\n${HEAD}\n---`,
])('a file that does not begin with a frontmatter: %j', (text) => {
  expect(found(text)).toEqual({ yaml: '', body: text, issues: ['en-tete-manquant 1'] });
});

test.each(['---js', '---json', '--- javascript', '---{', '+++', ';;;'])(
  '%s begins no frontmatter',
  (first) => {
    expect(found(`${first}\n{ title: 1 }\n---\nTexte`).issues).toEqual(['en-tete-manquant 1']);
  },
);
