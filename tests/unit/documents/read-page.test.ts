import { expect, test } from 'vitest';
import { parse } from '../../../src/documents/body/parse-body.ts';
import { documentOf, pageOf, readBody } from '../../site.ts';

const FILE = 'content/pages/a.mdx';
const HEAD = 'title: A\ndescription: B';
const RULES = 'Texte\n\n---\n\n| a |\n|---|\n\nTitre\n===\n';

function found(text: string) {
  const { head, yaml, tail, body, bodyLine, keys, diagnoses } = pageOf(text, FILE);
  const whole = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  expect(head + yaml + tail + body).toBe(whole);
  expect(bodyLine).toBe((head + yaml + tail).split('\n').length);
  const issues = diagnoses.map(({ rule, place }) => `${rule} ${place.line}`);
  return { data: keys.data, body, issues };
}

test.each([
  `---\n${HEAD}\n---\nTexte`,
  `---  \n${HEAD}\n--- \u00a0\nTexte`,
  `\n \n---\n${HEAD}\n---\nTexte`,
  `\ufeff---\r\n${HEAD.replace('\n', '\r\n')}\r\n---\r\nTexte`,
])('a frontmatter is found in %j', (text) => {
  expect(found(text)).toEqual({
    data: { title: 'A', description: 'B' },
    body: 'Texte',
    issues: [],
  });
  expect(readBody({ text, path: FILE }).issues).toEqual([]);
  const { tree } = parse(documentOf(text, FILE)).body;
  const [yaml, paragraph] = tree.children;
  expect([yaml?.type, paragraph?.position?.start.line]).toEqual(['yaml', text.split('\n').length]);
});

test.each([
  'description: |\n  Un texte\n  ---\n  la suite\ntitle: A',
  'title: "Une phrase.\n\n  Une seconde."\ndescription: B',
])('neither dashes nor blank lines in a text end the frontmatter %j', (yaml) => {
  expect(found(`---\n${yaml}\n---\n${RULES}`)).toMatchObject({ body: RULES });
});

test.each([
  [`---\n${HEAD}\n\n## Titre\n\nTexte\n\n---\n\nLa suite.`, 'non-ferme 1'],
  [`---\n${HEAD}\n———\nTexte`, 'non-ferme 1'],
  [`---\n${HEAD}`, 'non-ferme 1'],
  [`———\n${HEAD}\n---\nTexte`, 'manquant 1'],
  [`\n- - -\n${HEAD}\n---\nTexte`, 'manquant 2'],
  [`${HEAD}\n---\nTexte`, 'manquant 1'],
  ['', 'manquant 1'],
  ...['---js', '---json', '--- javascript', '---{', '+++', ';;;'].map((first) => [
    `${first}\n{ title: 1 }\n---\nTexte`,
    'manquant 1',
  ]),
])('%j has no two fences, and only that is said', (text = '', issue) => {
  expect(found(text)).toEqual({ data: {}, body: text, issues: [`en-tete-${issue}`] });
  expect(readBody({ text, path: FILE }).issues).toEqual([]);
});

test('a text that begins as a program is never executed', () => {
  for (const language of ['js', 'javascript', 'json', 'coffee', ' js'])
    found(`---${language}\n(globalThis.wasExecuted = true, { title: 'A' })\n---\nTexte`);
  expect('wasExecuted' in globalThis).toBe(false);
});

test('a line that only gray-matter takes for the end of the frontmatter is an error', () => {
  for (const line of ['----', '---js', '--- a']) {
    const { issues } = readBody({ text: `---\n${HEAD}\n${line}\n---\nTexte`, path: FILE });
    expect(issues.map((one) => `${one.rule} ${one.line}`)).toEqual(['en-tete-non-ferme 4']);
  }
});
