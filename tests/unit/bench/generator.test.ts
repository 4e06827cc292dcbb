import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { articleName, articleText } from '../../../scripts/bench/generate-article.ts';
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

test.runIf(ALL)('the same number gives the same article, another number another one', () => {
  expect(articleText(7)).toBe(articleText(7));
  expect(articleText(7)).not.toBe(articleText(8));
});

test.runIf(ALL)('an article is as long and as varied as an editor’s', () => {
  const text = articleText(1);
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThan(500);
  expect(words).toBeLessThan(1000);
  for (const part of ['\n## ', '\n### ', '\n- ', '\n1. ', '\n> ', '\n| ', '](/', '![']) {
    expect(text).toContain(part);
  }
});

test.runIf(ALL)('an edit adds to one article only', async () => {
  const content = await contentWith(2);
  await editArticle(content, 1);
  const read = (number: number) => readFile(join(content, 'articles', articleName(number)), 'utf8');
  expect((await read(1)).length).toBeGreaterThan(articleText(1).length);
  expect(await read(2)).toBe(articleText(2));
});
