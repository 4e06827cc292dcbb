import { expect, test } from 'vitest';
import * as z from 'zod';
import { readKeys } from '../../../src/documents/read-keys.ts';
import { completedForm, form } from '../../../src/site/schema/form.ts';
import { issueOf } from '../../../src/values/issue.ts';
import { fixedLines } from '../../../src/values/positions.ts';
import { pageOf } from '../../site.ts';

const ARTICLE = 'title: A\ncategory: Nature\nexcerpt: B\nimage: /images/a.svg\nalt: C';
const SHEET =
  'title: A\ndescription: B\nlocation: C\nobjective: D\ntheme: Solidarité\nicon: livre\nbudget: 60000\ncollected: 0\nstatus: En cours';

const keysOf = (file: string, yaml: string) => {
  const { keys, diagnoses } = pageOf(`---\n${yaml}\n---\n`, file);
  const issues = diagnoses.map(({ rule, place }) => `${rule} ${place.line}`);
  return { valid: keys.valid, issues };
};

/** The valid keys of a text in which a line is written in another way; they must be those of the plain form. */
function expectSame(file: string, yaml: string, plain: string, written: string) {
  const right = keysOf(file, yaml);
  expect(right.issues).toEqual([]);
  expect(keysOf(file, yaml.replace(plain, written))).toEqual(right);
}

test.each([
  ['budget: 60000', 'budget: 60\u202f000 FCFA'],
  ['budget: 60000', 'budget: "60 000 francs CFA"'],
  ['status: En cours', 'status: " En cours "'],
])('a sheet with %j may say %j', (plain, written) => {
  expectSame('content/initiatives/a.mdx', SHEET, plain, written);
});

test.each(['...', '--- ', '---', '```yaml', '```'])(
  'a line %j between two keys hides no key below it',
  (line) => {
    const { data } = readKeys({
      ...{ text: '', schema: form, first: 2, openingLine: 1 },
      lines: ['title: A', line, 'intro: B'],
    });
    expect(data).toEqual({ title: 'A', intro: 'B' });
  },
);

test.each([
  ['date: 2026-11-14', 'date: 14 novembre 2026'],
  ['title: Un effort, un rendez-vous', 'title: Un e\ufb00ort, un rendez\u2011vous'],
  ['image: /images/a.svg', 'image: a.svg'],
  ['draft: true', 'draft: oui'],
  ['title: "007"', 'title: 007'],
])('an article with %j may say %j', (plain, written) => {
  const key = plain.split(':')[0];
  const yaml = new RegExp(`^${key}:.*$`, 'm').test(ARTICLE)
    ? ARTICLE.replace(new RegExp(`^${key}:.*$`, 'm'), plain)
    : `${ARTICLE}\n${plain}`;
  expectSame('content/articles/a.mdx', yaml, plain, written);
});

test('of a sheet, the sums, the status and the address follow from the other keys', () => {
  const yaml = SHEET.replace(/\n(?:budget|collected|status):.*/g, '').concat(
    '\nbudgetLines:\n  - { item: A, amount: 40 000 }\n  - { item: B, amount: 20000 }',
    '\nreceipts:\n  - { date: 2026-01-02, amount: 5.000 F, from: D, due: 2026-02-01 }',
    '\nhistory:\n  - { date: 2026-01-01, status: En vote, reason: R }\n  - { date: 2026-01-02, status: En collecte, reason: R }',
    '\n  - { date: 2026-01-03, status: En cours, reason: R }',
  );
  const { valid, issues } = keysOf('content/initiatives/mon-projet.mdx', yaml);
  expect(issues).toEqual([]);
  expect(valid).toMatchObject({
    slug: 'mon-projet',
    budget: 60_000,
    collected: 5000,
    status: 'En cours',
  });
});

test('an element of a list of texts with a colon gets quotes', () => {
  const schema = z.object({ details: z.array(z.string()) });
  const lines = ['details:', '  - Un texte : long', '  - Deux'];
  const text = lines.join('\n');
  const { diagnoses } = readKeys({ text, lines, first: 1, schema });
  const fixes = diagnoses.map((one) => issueOf('a.mdx', one).fix);
  expect(fixes.map((fix) => fix && fixedLines(text, fix))).toEqual([
    { from: 2, to: 2, text: '  - "Un texte : long"' },
  ]);
});

test('a sum that follows from nothing is missing', () => {
  const { issues } = keysOf('content/initiatives/a.mdx', SHEET.replace('\nbudget: 60000', ''));
  expect(issues).toEqual(['cle-manquante 1']);
});

test('a field of a form is named after its label', () => {
  const fields = [
    '  - label: "Le lieu (ville)"',
    '    kind: text',
    '  - label: "???"',
    '    kind: text',
  ];
  const lines = ['title: A', 'fields:', ...fields];
  const completed = completedForm;
  const { valid } = readKeys({
    text: lines.join('\n'),
    lines,
    first: 1,
    schema: form,
    completed,
  });
  expect(valid).toMatchObject({ fields: [{ name: 'le-lieu-ville' }, { name: 'champ-2' }] });
});
