import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Bands of a page in order: tone, layout and blocks. */
function bandsOf(file: string) {
  const [, ...sections] = readFileSync(file, 'utf8').split('<Section');
  return sections.map((section) => {
    const end = section.indexOf('>');
    const [attributes, body] = [section.slice(0, end), section.slice(end)];
    const property = (name: string) => attributes.match(`${name}="([^"]+)"`)?.[1];
    const blocks = [...body.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);
    return { tone: property('tone') ?? 'plain', layout: property('layout') ?? 'text', blocks };
  });
}

const PAGES = 'content/pages';
const FILES = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => join(PAGES, name));
const pages = FILES.map((file) => ({ file, bands: bandsOf(file) })).filter(
  ({ bands }) => bands.length > 0,
);

describe('the bands of the shipped pages', () => {
  test('hang a title in the margin at most once a page, calls to action aside', () => {
    const split = pages.map(({ file, bands }) => ({
      file,
      count: bands.filter(({ tone, layout }) => layout === 'text' && tone !== 'strong').length,
    }));
    expect(split.filter(({ count }) => count > 1)).toEqual([]);
  });

  test('come in another order on each page of a section', () => {
    const orders = pages.map(({ file, bands }) => `${dirname(file)} ${JSON.stringify(bands)}`);
    expect(orders.filter((order, at) => orders.indexOf(order) !== at)).toEqual([]);
  });

  test('show giant words on three pages only, one of them a number', () => {
    const giant = FILES.filter((file) => readFileSync(file, 'utf8').includes('look="mots"'));
    expect(giant.length).toBeLessThanOrEqual(3);
  });
});
