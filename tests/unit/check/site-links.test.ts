import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { pageExists } from '../../../src/check/rules/existing-routes.ts';
import { ownRoute } from '../../../src/check/rules/links.ts';
import { rendererWith } from '../server/render-page.ts';
import { issuesWith, pageText } from './fixture.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a link may lead to the demonstrations that the site brings, and to no other', () => {
  const pages = readdirSync('public/demo').filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(pageExists(`/demo/${page}`, new Set())).toBe(true);
    expect(pageExists(`/demo/${page.replace('.html', '')}?id=x`, new Set())).toBe(true);
  }
  expect(pageExists('/demo/essai', new Set())).toBe(false);
});

test('a link may lead to a generated file that is meant to be read', async () => {
  const { files } = await rendererWith({});
  // The data of pages are for scripts.
  const texts = [...files.keys()].filter((name) =>
    /^(?!donnees\/).*\.(?:xml|txt|json)$/.test(name),
  );
  expect(texts).toContain('blog/nature/feed.xml');
  const links = texts.map((name) => `[${name}](/${name})`).join('\n\n');
  const issues = issuesWith({ 'pages/mentions-legales.mdx': pageText(links) });
  expect(issues.filter(({ rule }) => rule === 'lien-page').map(({ line }) => line)).toEqual([]);
});

test.each([
  ['http://site.ga/sous/contact?id=x#fin', '/contact?id=x#fin'],
  ['HTTP://SITE.GA:80/sous', '/'],
  ['https://site.ga:443/sous/blog', '/blog'],
  ['http://site.ga/ailleurs', undefined],
  ['https://site.ga:8080/sous/', undefined],
  ['https://autre.ga/sous/', undefined],
])('of a site with https, %s is %s', (address, route) => {
  vi.stubEnv('SITE_URL', 'https://site.ga/sous');
  expect(ownRoute(address)).toBe(route);
});

test('a link to the name of a file that has another address is mended by that address', () => {
  const article = (slug: string) =>
    `---\ntitle: Essai\ncategory: Nature\nexcerpt: Un.\nimage: /images/article-plage.svg\nalt: Une plage\nslug: ${slug}\n---\n\nVoir [ici](/blog/essai) et [là](/content/articles/essai.mdx).\n`;
  const found = issuesWith({ 'articles/essai.mdx': article('autre-nom') });
  expect(found.filter(({ rule }) => rule === 'lien-page').map(({ fix }) => fix?.text)).toEqual([
    '/blog/autre-nom',
    '/blog/autre-nom',
  ]);
});

test.each([
  ['[ici](contact.mdx)', 'articles/essai.mdx', '/contact'],
  ['[ici](/ser vices)', 'pages/mentions-legales.mdx', '[ici](/services)'],
  ['[ici](/nulle part)', 'pages/mentions-legales.mdx', undefined],
])('of %s in %s, only a page that exists is proposed', (body, path, right) => {
  const keys = 'category: Nature\nexcerpt: Un.\nimage: /images/article-plage.svg\nalt: Une plage\n';
  const text = path.startsWith('articles')
    ? `---\ntitle: Essai\n${keys}---\n\n${body}\n`
    : pageText(body);
  const found = issuesWith({ [path]: text }).filter(({ rule }) => /^lien-/.test(rule));
  expect(found.map(({ fix }) => fix?.text)).toEqual([right]);
});
