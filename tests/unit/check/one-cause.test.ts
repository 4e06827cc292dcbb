import { expect, test } from 'vitest';
import { withoutRepeatedWarnings } from '../../../src/check/apply-rules.ts';
import { checked } from '../../../src/check/checked.ts';
import { documentRules } from '../../../src/check/rules/index.ts';
import { sortIssues } from '../../../src/values/issue.ts';
import { readMdx } from '../../site.ts';

const HEAD = 'title: A\ndescription: "B"\nvalues:';
const page = (frontmatter: string) => `---\n${frontmatter}\n---\n\nDu texte.\n`;
const CONFLICT = '<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> x\n';

/** What is told of a text: lines, rules, and whether a line is offered. */
const REPORTED: Record<string, string[]> = {
  // A line that cannot be read is not also told as the key that its group lacks.
  [page(`${HEAD}\n  - title: A\n    ?? Oser`)]: ['6 yaml'],
  [page(`${HEAD}\n  - text: A\n    ?? Oser\n  - title: B\n    text: C`)]: ['6 yaml'],
  // A key behind the text of another is not also told as missing.
  [page('title: "A" description: "B"')]: ['2 yaml-deux-points'],
  // What a misplaced line brings about in its block is not told, and no column is guessed for it.
  [page(`${HEAD}\n  - title\n    text: B`)]: ['5 yaml'],
  [page(`${HEAD}\n  - title: A\n     text: B\n - titre: C\n    text: D`)]: ['6 yaml-retrait'],
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
  // A day that no calendar has is told once, by the format of its key.
  [page(
    'title: A\ndescription: B\nactivities:\n  - title: C\n    description: D\n    image: /images/a.svg\n    alt: E\n    next: 31 novembre 2026',
  )]: ['9 date'],
  // A tag that is to leave its line is not also told to leave its title.
  [`${page(`title: A\ndescription: B`)}\n## A <Section>\n\nA\n\n</Section>\n`]: [
    '8 bloc-non-ferme',
  ],
  // A conflict, or a file without keys, is its only fault.
  [`---\ntitle: A\n---\n\n${CONFLICT}`]: ['5 fusion'],
  '\n\nBonjour.\n': ['3 en-tete-manquant'],
};

test.each(Object.entries(REPORTED))('one cause, one issue: %j', (text, expected) => {
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  const { document, issues } = readMdx({ path: 'pages/x.mdx', file: 'x', contents });
  const documents = document ? [checked(document)] : [];
  const found = documents.flatMap((one) => documentRules.flatMap((rule) => rule(one)));
  const shown = sortIssues(withoutRepeatedWarnings([...issues, ...found], documents));
  expect(shown.map((one) => `${one.line} ${one.rule}${one.fix ? ' +' : ''}`)).toEqual(expected);
});

test.each([
  ['in the frontmatter, wherever on the line', 4, 9, []],
  ['on the first line of the text, at another place', 5, 9, ['lien']],
  ['on the first line of the text, at the same place', 5, 1, []],
])('a doubt %s, is left out as the error says it', (_, line, column, left) => {
  const at = { file: 'a.mdx', line, message: '', hint: '' };
  const issues = [
    { ...at, column: 1, rule: 'forme', severity: 'error' as const },
    { ...at, column, rule: 'lien', severity: 'warning' as const },
    { ...at, column: 1, rule: 'a-remplacer', severity: 'warning' as const },
  ];
  const rules = withoutRepeatedWarnings(issues, [{ file: 'a.mdx', bodyLine: 5 }]).map(
    ({ rule }) => rule,
  );
  expect(rules).toEqual(['forme', ...left, 'a-remplacer']);
});
