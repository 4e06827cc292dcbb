import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

test.each([
  ['/services', true],
  ['/projets/decouverte-gabon/soutenir', false],
  ['/je-participe/projets/a-la-decouverte-du-gabon', false],
])(
  'whether a visitor is asked to edit %s: %s, and never a page of money',
  async (route, expected) => {
    const html = await renderPage(route, {});
    expect(/<a [^>]*href="[^"]*\/edit\/main\/content\/[^"]+"/.test(html)).toBe(expected);
  },
);
