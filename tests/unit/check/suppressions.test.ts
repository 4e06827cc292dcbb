import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentRules, documentRules } from '../../../src/check/rules/index.ts';
import { rules } from '../../../src/check/rules/site-rules.ts';
import {
  SUPPRESSIONS as ENGINE_SUPPRESSIONS,
  type Suppression,
  visibleIssues as visibleOf,
} from '../../../src/check/rules/suppressions.ts';
import type { Document } from '../../../src/content/parsed-document.ts';
import { type Issue, isError, issueAt, sortIssues } from '../../../src/values/issue.ts';
import { readMdx, readSnapshot } from '../../site.ts';
import { FIXTURES, issuesWith, withFixture } from './fixture.ts';

const HEAD = 'title: A\ndescription: "B"\nvalues:';
const page = (frontmatter: string) => `---\n${frontmatter}\n---\n\nDu texte.\n`;
const CONFLICT = '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> x\n';

/** What is told of a text: lines, rules, and whether a line is offered. */
const VISIBLE: Record<string, string[]> = {
  // A line that cannot be read is not also told as the key that its group lacks.
  [page(`${HEAD}\n  - title: A\n    ?? Oser`)]: ['6 yaml'],
  [page(`${HEAD}\n  - text: A\n    ?? Oser\n  - title: B\n    text: C`)]: ['6 yaml'],
  [page('title: A\n?? B')]: ['3 yaml'],
  // What a misplaced line brings about in its block is not told, and no column is guessed for it.
  [page(`${HEAD}\n  - title\n    text: B`)]: ['6 yaml-retrait'],
  [page(`${HEAD}\n  - title: A\n     text: B\n - titre: C\n    text: D`)]: ['6 yaml-retrait'],
  [page(`${HEAD}\n  - title: A\n\t\t\ttext: B`)]: ['6 yaml-tabulation +'],
  // A key that another block lacks is told.
  [page('title: A\nvalues:\n  - title: B\n    ?? Oser')]: ['1 cle-manquante', '5 yaml'],
  // Two items in one are told once, where the second begins; two keys of the file are two faults.
  [page(`${HEAD}\n  - title: A\n    text: B\n    title: C\n    text: D`)]: ['7 yaml-cle-double'],
  [page('title: A\ndescription: B\ntitle: C\ndescription: D')]: [
    '4 yaml-cle-double',
    '5 yaml-cle-double',
  ],
  // Signs of Markdown, or a value that is refused, on a line that is to be written again.
  [page('title: A\ndescription: “Un **gras**”')]: ['3 yaml-guillemet +'],
  [page('title: A\ndescription: Un **gras** : voici')]: ['3 yaml-deux-points +'],
  [page('title: A\ndescription: B\nimage: @photo.jpg')]: ['4 image-adresse'],
  // A tag that is to leave its line is not also told to leave its title.
  [`${page(`title: A\ndescription: B`)}\n## A <Section>\n\nA\n\n</Section>\n`]: ['8 balise-seule'],
  // A conflict in the text hides no key that is missing; a text without keys lacks none.
  [`---\ntitle: A\n---\n\n${CONFLICT}`]: ['1 cle-manquante', '5 fusion'],
  '\n\nBonjour.\n': ['3 en-tete-manquant'],
};

const SUPPRESSIONS = [...ENGINE_SUPPRESSIONS, ...rules.suppressions];

const ofDocuments = (documents: readonly Document[]) =>
  documents.flatMap((document) =>
    [...documentRules, ...rules.document].flatMap((rule) => rule(document)),
  );

const ofText = (text: string) => {
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  const { document, issues } = readMdx({ path: 'pages/x.mdx', file: 'x', contents });
  const documents = document ? [document] : [];
  return { issues: sortIssues([...issues, ...ofDocuments(documents)]), documents };
};

test.each(Object.entries(VISIBLE))('one cause, one message: %j', (text, told) => {
  const { issues, documents } = ofText(text);
  const all = sortIssues(visibleOf(issues, documents, SUPPRESSIONS));
  expect(all.map((one) => `${one.line} ${one.rule}${one.suggestion ? ' +' : ''}`)).toEqual(told);
});

/** Everything that is found in the fixtures and in these texts, told or not, and the documents that it stands in. */
const found = [
  ...Object.keys(VISIBLE).map(ofText),
  ...readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const snapshot = withFixture(join(FIXTURES, entry.name));
    const reading = readSnapshot(snapshot, (path) => `content/${path}`);
    const { documents } = reading.content;
    const ofAll = [...contentRules, ...rules.content].flatMap((rule) =>
      rule({ ...reading, today: '2026-11-24', own: rules }),
    );
    const issues = sortIssues([...reading.issues, ...ofDocuments(documents), ...ofAll]);
    return [{ issues, documents }];
  }),
];

const isNear = (
  a: Issue,
  b: Issue,
  within: Suppression['within'],
  documents: readonly Document[],
) => {
  if (within === 'content') return true;
  if (a.file !== b.file || within === 'file') return a.file === b.file;
  const document = documents.find(({ file }) => file === a.file);
  const [one, other] = [document?.blockOf(a.line), document?.blockOf(b.line)];
  if (one === undefined) return a.line === b.line && a.column === b.column;
  return within === 'line' ? a.line === b.line : one === other;
};

const keyOf = ({ hint: _, suggestion: __, ...issue }: Issue) => JSON.stringify(issue);

/** The issues that are not told and have no issue that is told and hides them by a row; those that are told twice, or made up. */
function lost(
  issues: readonly Issue[],
  documents: readonly Document[],
  suppressions = SUPPRESSIONS,
) {
  const told = visibleOf(issues, documents, suppressions);
  const keys = new Set(told.map(keyOf));
  const hidden = issues.filter((one) => !keys.has(keyOf(one)));
  expect(hidden.length + told.length).toBe(issues.length);
  return hidden.filter(
    (one) =>
      !suppressions.some(({ rule, hides, within }) =>
        told.some(
          (cause) =>
            rule(cause, true) &&
            hides(one) &&
            (isError(cause) || !isError(one)) &&
            isNear(cause, one, within, documents),
        ),
      ),
  );
}

test('no issue of a fixture disappears without one that stays, nor any of some of its issues', () => {
  expect(found.flatMap(({ issues, documents }) => lost(issues, documents))).toEqual([]);
  expect(SUPPRESSIONS.filter((row) => !found.some((one) => isUsed(row, one)))).toEqual([]);
  const some = fc
    .constantFrom(...found)
    .chain(({ issues, documents }) =>
      fc.tuple(fc.subarray(issues), fc.shuffledSubarray([...SUPPRESSIONS]), fc.constant(documents)),
    );
  fc.assert(
    fc.property(some, ([issues, rows, documents]) => lost(issues, documents, rows).length === 0),
  );
});

/** Whether the table says more of a fixture without a row of it. */
const isUsed = (row: Suppression, { issues, documents }: (typeof found)[number]) => {
  const others = SUPPRESSIONS.filter((one) => one !== row);
  return (
    visibleOf(issues, documents, others).length > visibleOf(issues, documents, SUPPRESSIONS).length
  );
};

test('of two issues that would hide each other one is reported, and an issue that hides another remains', () => {
  const issueOf = (rule: string, severity: Issue['severity'] = 'error') =>
    issueAt('x', { line: 1, column: 1 }, { rule, severity, message: 'x', hint: 'x' });
  const row = (a: string, b: string): Suppression => ({
    rule: ({ rule }) => rule === a,
    hides: ({ rule }) => rule === b,
    within: 'file',
  });
  const told = (issues: Issue[], ...rows: Suppression[]) =>
    visibleOf(issues, [], rows).map(({ rule }) => rule);
  const [a, b, c] = [issueOf('a'), issueOf('b'), issueOf('c')];
  expect(told([b, a], row('a', 'b'), row('b', 'a'))).toEqual(['a']);
  expect(told([a, b, c], row('b', 'c'), row('a', 'b'))).toEqual(['a', 'b']);
  expect(told([a, b, c], row('a', 'b'), row('b', 'c'))).toEqual(['a', 'c']);
  expect(told([a, issueOf('b', 'warning')], row('b', 'a'))).toEqual(['a', 'b']);
  const letter = fc.constantFrom('a', 'b', 'c', 'd');
  const some = fc.uniqueArray(fc.tuple(letter, fc.constantFrom('error', 'warning')), {
    selector: String,
  });
  const rows = fc.array(fc.tuple(letter, letter));
  const isKept = (few: [string, Issue['severity']][], pairs: [string, string][]) =>
    lost(
      few.map((one) => issueOf(...one)),
      [],
      pairs.map((pair) => row(...pair)),
    ).length === 0;
  fc.assert(fc.property(some, rows, isKept));
});

test('a doubt about a value hides no error, and a reference that leads nowhere is the one fault of its file', () => {
  const site = readFileSync('tests/socle/site.yml', 'utf8');
  const told = (from: RegExp, to: string) =>
    issuesWith({ 'site.yml': site.replace(from, to) }).map(({ rule }) => rule);
  expect(told(/phone: .*/, 'phone: “+241 06 12 34 56”')).toEqual(['yaml-guillemet']);
  expect(told(/name: .*/, 'name: *nom')).toEqual(['yaml-alias']);
});

test('a large body under a broken frontmatter is read within five seconds', () => {
  const frontmatter = `---\ntitle: A\ndescription: B\n  - title: C\n    text: D\n---\n`;
  const body = `\n${'Un mot.\n'.repeat(100_000)}\n<Timeline items={frontmatter.milestones} />\n`;
  const before = process.cpuUsage();
  const { issues } = ofText(frontmatter + body);
  expect(issues.filter(({ rule }) => rule !== 'trop-gros')).toEqual(ofText(frontmatter).issues);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});
