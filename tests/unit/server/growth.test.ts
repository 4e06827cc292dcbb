import { expect, test } from 'vitest';
import { createRenderer } from '../../../src/server/server.ts';
import { manifestWith } from './render-page.ts';

const article = (number: number) => `---
title: "Article ${number}"
category: Nature
excerpt: "Un extrait."
image: /images/a-propos-carnet.svg
alt: "Un dessin."
---

Un texte.
`;

const PAGE = `---
title: "A page"
description: "A page in English."
lang: en
---

Some text.
`;

/** How many times the renderer looks at an entry for one more page at each route, on a site with so many articles. */
async function looksFor(articles: number, routes: readonly string[]) {
  const numbers = Array.from({ length: articles }, (_, index) => index);
  const manifest = await manifestWith({
    ...Object.fromEntries(numbers.map((one) => [`articles/a-${one}.mdx`, article(one)])),
    'pages/en/une.mdx': PAGE,
    'pages/en/deux.mdx': PAGE.replace('A page', 'Another page').replace('A page', 'One'),
  });
  let looks = 0;
  const entries = new Proxy(manifest.entries, {
    get(all, key, self) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(all, key, self);
    },
  });
  const renderer = await createRenderer({
    manifest: { ...manifest, entries },
    loadBody: async () => () => null,
    siteUrl: 'http://localhost:4173/',
    build: 'test',
    assets: { css: () => '', sheet: '', scripts: [] },
    shares: {},
  });
  const counts: number[] = [];
  for (const route of routes) {
    looks = 0;
    expect(await renderer.page(route)).toBeDefined();
    counts.push(looks);
  }
  return counts;
}

test('one more page costs the same on a larger site: it does not depend on the others', async () => {
  const routes = ['/blog/a-0', '/blog/a-1', '/blog', '/en/une', '/en/deux', '/blog/a-2'];
  const [, later, , , english, last] = await looksFor(30, routes);
  expect({ later, english, last }).toEqual({ later: 0, english: 0, last: 0 });
});
