import { expect, test } from 'vitest';
import { takeSnapshot } from '../../../src/read/snapshot.ts';
import { newIssues } from './fixture.ts';

const base = await takeSnapshot('tests/socle');
const PATH = 'pages/mentions-legales.mdx';

function told(values: string) {
  const bytes = Buffer.from(
    `---\ntitle: Mentions légales\ndescription: "Une page."\n${values}---\n\n<FeatureList items={frontmatter.values} />\n`,
  );
  const files = new Map(base.files).set(PATH, { bytes, size: bytes.length });
  return newIssues({ ...base, files }).issues.map(({ rule, line }) => `${line} ${rule}`);
}

test('a list of which a line cannot be read is not also told as absent', () => {
  expect(told('values:\n  - title: A\n    text: "B" ou C\n')).toEqual(['6 yaml-guillemets']);
});

test('a list that is absent is told', () => {
  expect(told('')).toEqual(['6 liste-introuvable']);
});
