import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentRules } from '../../../src/check/rules/index.ts';
import { visibleIssues } from '../../../src/check/rules/suppressions.ts';
import type { Document } from '../../../src/content/document.ts';
import { sortIssues } from '../../../src/values/issue.ts';
import { readMdx } from '../../site.ts';
import { issuesWith } from './fixture.ts';

const HEAD = 'title: A\ndescription: "B"\nvalues:';
const page = (frontmatter: string) => `---\n${frontmatter}\n---\n\nDu texte.\n`;
const CONFLICT = '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> x\n';

/** What is told of a text: lines, rules, and whether a line is offered. */
const VISIBLE: Record<string, string[]> = {
  // A line that cannot be read is not also told as the key that its group lacks.
  [page(`${HEAD}\n  - title: A\n    ?? Oser`)]: ['6 yaml'],
  [page(`${HEAD}\n  - text: A\n    ?? Oser\n  - title: B\n    text: C`)]: ['6 yaml'],
  [page('title: A\ndescription: B\n?? B')]: ['4 yaml'],
  // What a misplaced line brings about in its block is not told, and no column is guessed for it.
  [page(`${HEAD}\n  - title\n    text: B`)]: ['6 yaml-retrait'],
  [page(`${HEAD}\n  - title: A\n     text: B\n - titre: C\n    text: D`)]: ['6 yaml-retrait'],
  [page(`${HEAD}\n  - title: A\n\t\t\ttext: B`)]: ['6 yaml-retrait'],
  // A key that another block lacks is told.
  [page('title: A\nvalues:\n  - title: B\n    ?? Oser')]: ['1 cle-manquante', '5 yaml'],
  // Two items in one are told once, where the second begins; two keys of the file are two faults.
  [page(`${HEAD}\n  - title: A\n    text: B\n    title: C\n    text: D`)]: ['7 yaml-cle-double'],
  [page('title: A\ndescription: B\ntitle: C\ndescription: D')]: [
    '4 yaml-cle-double',
    '5 yaml-cle-double',
  ],
  // Signs of Markdown, or a value that is refused, on a line that is to be written again.
  [page('title: A\ndescription: Un **gras** : voici')]: ['3 yaml-deux-points +'],
  [page('title: A\ndescription: B\nimage: @photo.jpg')]: ['4 yaml-signe +'],
  // A tag that is to leave its line is not also told to leave its title.
  [`${page(`title: A\ndescription: B`)}\n## A <Section>\n\nA\n\n</Section>\n`]: ['8 balise-seule'],
  // A conflict in the text hides no key that is missing; a text without keys lacks none.
  [`---\ntitle: A\n---\n\n${CONFLICT}`]: ['1 cle-manquante', '5 fusion'],
  '\n\nBonjour.\n': ['3 en-tete-manquant'],
};

const ofDocuments = (documents: readonly Document[]) =>
  documents.flatMap((document) => documentRules.flatMap((rule) => rule(document)));

const ofText = (text: string) => {
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  const { document, issues } = readMdx({ path: 'pages/x.mdx', file: 'x', contents });
  const documents = document ? [document] : [];
  return { issues: sortIssues([...issues, ...ofDocuments(documents)]), documents };
};

test.each(Object.entries(VISIBLE))('one cause, one message: %j', (text, told) => {
  const { issues, documents } = ofText(text);
  const all = sortIssues(visibleIssues(issues, documents));
  expect(all.map((one) => `${one.line} ${one.rule}${one.fix ? ' +' : ''}`)).toEqual(told);
});

test('a doubt about a value hides no error, and a reference that leads nowhere is the one fault of its file', () => {
  const site = readFileSync('tests/socle/site.yml', 'utf8');
  const told = (from: RegExp, to: string) =>
    issuesWith({ 'site.yml': site.replace(from, to) }).map(({ rule }) => rule);
  expect(told(/phone: .*/, 'phone: “+241 06 12 34 56”')).toEqual(['telephone']);
  expect(told(/name: .*/, 'name: *nom')).toEqual(['yaml-signe']);
});

test('a large body under a broken frontmatter is read within five seconds', () => {
  const frontmatter = `---\ntitle: A\ndescription: B\n  - title: C\n    text: D\n---\n`;
  const body = `\n${'Un mot.\n'.repeat(100_000)}\n<Timeline items={frontmatter.milestones} />\n`;
  const before = process.cpuUsage();
  const { issues } = ofText(frontmatter + body);
  expect(issues.filter(({ rule }) => rule !== 'trop-gros')).toEqual(ofText(frontmatter).issues);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});
