import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { articleName, articleText } from '../../../scripts/bench/generate-content.ts';
import {
  ArticleList,
  BlogFacets,
  LatestArticles,
} from '../../../src/blocks/entry/article-lists.tsx';
import { renderContext } from '../../../src/blocks/site-context.ts';
import { manifestOf } from '../../../src/content/manifest.ts';
import { ARTICLE_CATEGORIES } from '../../../src/content/vocabulary.ts';
import { check } from '../../site.ts';
import { html } from './render.tsx';

const SHOWING = { today: '2026-12-31', drafts: false };

/** A blog of 14 articles of nature and, older than all of them, one of culture. */
async function blog() {
  const dir = await mkdtemp(join(tmpdir(), 'blog-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp('tests/content', dir, { recursive: true });
  await rm(join(dir, 'articles'), { recursive: true });
  await mkdir(join(dir, 'articles'));
  for (let number = 1; number <= 15; number += 1) {
    const text = articleText(number)
      .replace(/^category: .*$/m, `category: ${number === 1 ? 'Culture' : 'Nature'}`)
      .replace(/^date: .*$/m, `date: 2026-01-${String(number).padStart(2, '0')}`);
    await writeFile(join(dir, 'articles', articleName(number)), text);
  }
  return check(dir);
}

test('the blog has twelve cards and the titles of older articles, and « Lire plus » leads to where a category is', async () => {
  const { content } = await blog();
  const manifest = manifestOf(content, {}, SHOWING);
  const render = renderContext({ manifest, entry: undefined, charter: [], faq: [], news: [] });
  const items = ARTICLE_CATEGORIES.map((category) => ({
    category,
    description: 'Une facette.',
    image: '/images/facette.svg',
    alt: 'Un dessin.',
  }));
  const links = html(render, <BlogFacets items={items} />).match(/(?<=href=")[^"]+/g);
  expect(links).toEqual(['/blog#nature', '/blog#plus-anciens']);
  const list = html(render, <ArticleList />);
  expect(list.match(/(?<=<div[^>]* id=")[^"]+/g)).toEqual(['nature', 'plus-anciens']);
  const [cards = '', older = ''] = list.split('plus-anciens');
  expect(cards.match(/<li/g)).toHaveLength(12);
  expect(older.match(/<li/g)).toHaveLength(3);
});

test('a blog without articles announces the first ones, and has no empty list', async () => {
  const { content } = await blog();
  const documents = content.documents.filter(({ kind }) => kind !== 'article');
  const manifest = manifestOf({ ...content, documents }, {}, SHOWING);
  const render = renderContext({ manifest, entry: undefined, charter: [], faq: [], news: [] });
  for (const block of [<ArticleList key="all" />, <LatestArticles key="latest" />]) {
    const shown = html(render, block);
    expect(shown).toContain('Les premiers articles seront publiés ici.');
    expect(shown).not.toContain('<ul');
  }
});
