import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { textsOf } from '../../src/model/document.ts';
import { attributeOf, withDescendants } from '../../src/server/html-tree.ts';
import { basePath } from '../../src/site/environment.ts';
import { check } from '../site.ts';
import { ENTRIES, fileOf } from './setup/built-pages.ts';
import { parsePage } from './setup/html.ts';
import { plain, visible } from './setup/words.ts';

// What holds for the files of any built site, read without a browser.

const DIST = process.env.SITE_DIST ?? 'dist';
const pages = ENTRIES.map(({ path }) => {
  const html = readFileSync(fileOf(path), 'utf8');
  return { path, html, elements: [...withDescendants(parsePage(html))] };
});

test('every page exists at both forms of its address and in the sitemap, and no other page exists', () => {
  for (const { path, html } of pages)
    if (path !== '/') expect(readFileSync(join(DIST, path, 'index.html'), 'utf8')).toBe(html);
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.replace(basePath(), '/'),
  );
  expect(listed.sort()).toEqual(pages.map(({ path }) => path).sort());
});

test('no link leads nowhere: its page is there, and its anchor', () => {
  const anchors = new Map(
    pages.map(({ path, elements }) => [
      path,
      new Set(elements.map((element) => attributeOf(element, 'id'))),
    ]),
  );
  const dead: string[] = [];
  for (const { path, elements } of pages) {
    for (const element of elements) {
      const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
      if (!href || /^(https?:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://localhost${basePath()}${path.slice(1)}`);
      const route = decodeURI(pathname).replace(basePath(), '/');
      const files = [route, `${route}.html`].map((file) => join(DIST, file));
      const isThere = anchors.has(route) || files.some((file) => existsSync(file));
      const hasAnchor = !hash || !anchors.has(route) || anchors.get(route)?.has(hash.slice(1));
      if (!isThere || !hasAnchor) dead.push(`${path} -> ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('the sharing picture of every page exists and has at most 120 KB', () => {
  for (const { path, html } of pages) {
    const { image = '' } = ENTRIES.find((entry) => entry.path === path) ?? {};
    const shared = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(shared).pathname, path).toBe(image);
    const { size } = statSync(join(DIST, image.replace(basePath(), '/')));
    expect(size, path).toBeLessThan(120_000);
  }
});

test('every page has a policy, and no style that it would refuse', () => {
  for (const { path, html } of pages) {
    const [, policy = ''] = /"Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy, path).toContain('default-src ');
    expect(policy, path).not.toContain('unsafe');
    expect(html, path).not.toMatch(/<[a-z][^>]*\sstyle=/);
  }
});

test('no script holds a lookbehind, which Safari before 16.4 cannot read', () => {
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const broken = scripts.filter((name) => /\(\?<[!=]/.test(readFileSync(join(DIST, name), 'utf8')));
  expect(broken).toEqual([]);
});

test('no style has :has() inside :has(), which browsers drop without a word', () => {
  const sheets = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const name of sheets) {
    const css = readFileSync(join(DIST, 'assets', name), 'utf8');
    expect(css).not.toMatch(/:has\((?:[^()]|\([^()]*\))*:has\(/);
  }
});

/** The texts of three words and more, and the figures and prices, anywhere in a value. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string')
    return /\S\s+\S+\s+\S|^\d[\d\s]*[+%€]|FCFA/.test(value) && !/[[*_`]/.test(value)
      ? [plain(value)]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesOf);
}

test('each sentence that an editor wrote above a text is shown: no key goes unread', async () => {
  const { content } = await check('content');
  const everywhere = pages.map(({ elements }) => visible(elements)).join('\n');
  const unread: string[] = [];
  for (const { file, frontmatter } of textsOf(content.documents))
    for (const sentence of sentencesOf(frontmatter))
      if (!everywhere.includes(sentence)) unread.push(`${file}: « ${sentence} »`);
  expect(unread).toEqual([]);
});
