import { expect, test } from 'vitest';
import { issuesWith, pageText } from './fixture.ts';

test.each([
  ['of which a line cannot be read', 'values:\n  - text: "B" ou C\n', '5 yaml-guillemets'],
  ['that is absent', '', '6 liste-introuvable'],
])('a list %s is told once', (_name, values, told) => {
  const text = pageText('<FeatureList items={frontmatter.values} />', values);
  const issues = issuesWith({ 'pages/mentions-legales.mdx': text });
  expect(issues.map(({ rule, line }) => `${line} ${rule}`)).toEqual([told]);
});
