import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { articleText } from '../../../scripts/bench/generate-article.ts';
import { editArticle, generateContent } from '../../../scripts/bench/generate-content.ts';
import { check } from '../../../src/check/check.ts';
import { ALL } from '../all.ts';

async function contentWith(articles: number): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'contenu-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const content = join(dir, 'content');
  await cp('tests/content', content, { recursive: true });
  await generateContent(content, articles);
  return content;
}

test.runIf(ALL)(
  'generated articles pass the check beside the site’s own content, also after an edit',
  async () => {
    const content = await contentWith(3);
    await editArticle(content, 2);
    const { issues, content: read } = await check(content);
    expect(issues.filter(({ file }) => /carnet-\d/.test(file))).toEqual([]);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(read.parts.filter(({ path }) => /carnet-\d/.test(path))).toHaveLength(3);
  },
);

test.runIf(ALL)('an article is as long and as varied as an editor’s', () => {
  const text = articleText(1);
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThan(500);
  expect(words).toBeLessThan(1000);
  for (const part of ['\n## ', '\n### ', '\n- ', '\n1. ', '\n> ', '\n| ', '](/', '![']) {
    expect(text).toContain(part);
  }
});
