import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  articleText,
  editArticle,
  generateContent,
} from '../../../scripts/bench/generate-content.ts';
import { check } from '../../site.ts';

test('generated articles pass the check beside other content, also after an edit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'contenu-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp('tests/content', dir, { recursive: true });
  await generateContent(dir, 3);
  await editArticle(dir, 2);
  const { issues, content } = await check(dir);
  expect(issues.filter(({ file }) => /carnet-\d/.test(file))).toEqual([]);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(content.documents.filter(({ path }) => /carnet-\d/.test(path))).toHaveLength(3);
});

test('an article is as long as an editor’s', () => {
  const words = articleText(1).split(/\s+/).length;
  expect(words).toBeGreaterThan(600);
  expect(words).toBeLessThan(900);
});
