import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleName, articleText } from '../../../scripts/bench/generate-content.ts';
import {
  ArticleList,
  BlogFacets,
  LatestArticles,
} from '../../../src/blocks/entry/article-lists.tsx';
import { renderContext } from '../../../src/blocks/render-context.ts';
import { ARTICLE_CATEGORIES } from '../../../src/site/vocabulary.ts';
import type { Texts } from '../check/fixture.ts';
import { manifestWith } from '../server/render-page.ts';
import { html } from './render.tsx';

const WITHOUT: Texts = Object.fromEntries(
  readdirSync('tests/content/articles').map((name) => [`articles/${name}`, undefined]),
);

/** 14 articles of nature and, older than all of them, one of culture. */
const ARTICLES = Array.from({ length: 15 }, (_, at) => {
  const text = articleText(at + 1)
    .replace(/^category: .*$/m, `category: ${at === 0 ? 'Culture' : 'Nature'}`)
    .replace(/^date: .*$/m, `date: 2026-01-${String(at + 1).padStart(2, '0')}`);
  return [`articles/${articleName(at + 1)}`, text] as const;
});

const blogOf = (articles: Texts) => {
  const manifest = manifestWith({ ...WITHOUT, ...articles });
  return renderContext({ manifest, entry: undefined, charter: [], faq: [], news: [] });
};

test('the blog has twelve cards and the titles of older articles, and « Lire plus » leads to where a category is', () => {
  const render = blogOf(Object.fromEntries(ARTICLES));
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
  expect(html(render, <LatestArticles />).match(/<li/g)).toHaveLength(3);
  expect(html(blogOf(Object.fromEntries(ARTICLES.slice(0, 12))), <ArticleList />)).not.toContain(
    'plus-anciens',
  );
});

test('a blog without articles announces the first ones, and has no empty list', () => {
  const render = blogOf({});
  for (const block of [<ArticleList key="all" />, <LatestArticles key="latest" />]) {
    const shown = html(render, block);
    expect(shown).toContain('Les premiers articles seront publiés ici.');
    expect(shown).not.toContain('<ul');
  }
});
