import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeSnapshot } from '../../../src/read/snapshot.ts';
import { newIssues } from '../check/fixture.ts';

test('a whole file that the help shows before its mending gives the rule that it explains', async () => {
  const base = await takeSnapshot('tests/socle');
  const path = 'pages/essai-de-l-aide.mdx';
  const listing = { ...base.listing, texts: [...base.listing.texts, path].sort() };
  const rulesOf = (text: string) => {
    const bytes = Buffer.from(text);
    const files = new Map(base.files).set(path, { bytes, size: bytes.length });
    return newIssues({ ...base, listing, files }).issues.map(({ rule }) => rule);
  };
  const help = readFileSync('content/AIDE.md', 'utf8');
  const shown = [
    ...help.matchAll(/^## ([a-z-]+)\n\n\*\*.*\n\nAvant :\n\n```text\n(---\n[\s\S]*?)```/gm),
  ];
  expect(shown.map(([, rule]) => rule)).toContain('liste-introuvable');
  const wrong = shown.filter(([, rule = '', text = '']) => !rulesOf(text).includes(rule));
  expect(wrong.map(([, rule]) => rule)).toEqual([]);
});
