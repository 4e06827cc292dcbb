import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { editArticle, generateContent } from '../../../scripts/bench/generate-content.ts';
import { medians } from '../../../scripts/bench/report.ts';
import { check } from '../../site.ts';

test('the median of each column is the middle of its figures', () => {
  const rows = [
    [900, 2],
    [10, 8],
    [30, 1],
  ];
  expect([medians(rows), medians([[7]]), medians([])]).toEqual([[30, 2], [7], []]);
});

test('generated articles pass the check, also after an edit', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'contenu-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync('tests/content', dir, { recursive: true });
  await generateContent(dir, 3);
  await editArticle(dir, 2);
  const { issues, content } = await check(dir);
  expect(issues.filter(({ file }) => /carnet-\d/.test(file))).toEqual([]);
  expect(content.documents.filter(({ path }) => /carnet-\d/.test(path))).toHaveLength(3);
});
