import { expect, test } from 'vitest';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';

const PAGE = 'pages/mentions-legales.mdx';

test('a legal page with incomplete publisher and host is reported', async () => {
  const snapshot = await takeSnapshot('tests/content');
  const { issues } = checkReading(readSnapshot(snapshot, (path) => path));
  const rules = issues.filter(({ file }) => file === PAGE).map(({ rule }) => rule);
  expect(rules).toContain('a-remplacer');
});
