import { expect, test } from 'vitest';
import { checkReading } from '../../../src/check/check-reading.ts';
import { readSnapshot } from '../../../src/read/content.ts';
import { takeSnapshot } from '../../../src/read/snapshot.ts';

const PAGE = 'pages/mentions-legales.mdx';

test('while the legal page announces who publishes and hosts the site, the check says that it waits', async () => {
  const snapshot = await takeSnapshot('content');
  const text = Buffer.from(snapshot.files.get(PAGE)?.bytes ?? '').toString('utf8');
  const isWaiting = text.includes('seront indiqués ici à la mise en ligne');
  const { issues } = checkReading(readSnapshot(snapshot, (path) => path));
  const rules = issues.filter(({ file }) => file === PAGE).map(({ rule }) => rule);
  expect(!isWaiting || rules.includes('a-remplacer')).toBe(true);
});
