import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { pageExists } from '../../../src/check/rules/existing-routes.ts';
import { ownRoute } from '../../../src/check/rules/links.ts';
import { withFix } from '../../../src/values/positions.ts';
import { rendererWith } from '../server/render-page.ts';
import { issuesWith, pageText, textOfBase } from './fixture.ts';

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

const ON_GITHUB = 'https://github.com/awa/site';

test.each([
  [`[ici](${ON_GITHUB}/blob/main/content/pages/contact.mdx#L4)`, '[ici](/contact)'],
  [
    `[ici](https://github.com/awa/Site/raw/un/essai/content/pages/je-participe/index.mdx)`,
    '[ici](/je-participe)',
  ],
  [`Voir ${ON_GITHUB}/blob/main/content/pages/contact.mdx`, undefined],
])('of the file of a page on GitHub, %s, the page is proposed: %s', (link, right) => {
  const text = pageText(link);
  const found = issuesWith({ 'pages/mentions-legales.mdx': text }).filter(
    ({ rule }) => rule === 'lien-adresse',
  );
  expect(found.map(({ fix }) => fix && withFix(text, fix))).toEqual([right && pageText(right)]);
});

test.each([
  `${ON_GITHUB}/blob/main/content/pages/nulle-part.mdx`,
  `${ON_GITHUB}/issues/4`,
  `${ON_GITHUB}/edit/main/content/pages/contact.mdx`,
  'https://github.com/awa/autre/blob/main/content/pages/contact.mdx',
])('nothing is said of %s', (address) => {
  expect(issuesWith({ 'pages/mentions-legales.mdx': pageText(`[ici](${address})`) })).toEqual([]);
});

test('a link to the name of a file that has another address is mended by that address', () => {
  const article = (slug: string) =>
    `---\ntitle: Essai\ncategory: Nature\nexcerpt: Un.\nimage: /images/article-plage.svg\nalt: Une plage\nslug: ${slug}\n---\n\nVoir [ici](/blog/essai),\nou [là](/content/articles/essai.mdx).\n`;
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

test.each([
  ['http://10.0.0.8/a', 'lien-adresse'],
  ['http://172.16.4.1', 'lien-adresse'],
  ['https://nas.local:5001', 'lien-adresse'],
  ['http://192.168.1.20:8080/recu.pdf', 'lien-adresse'],
  ['https://172.32.4.1/a', undefined],
  ['https://10.exemple.ga/a', undefined],
  ['https://bit.ly/3xYz', 'adresse-douteuse'],
  ['https://t.co/abc', 'adresse-douteuse'],
  ['https://goo.gl/maps/abc', undefined],
])('of a link to %s, in a body or as a value, the rule is %s', (address, rule) => {
  const keys = `discover:\n  - title: Un\n    description: "Un."\n    href: ${address}\n`;
  const text = pageText(
    `Voir [ici](${address}).\n\n<CardGrid items={frontmatter.discover} />`,
    keys,
  );
  const found = issuesWith({ 'pages/mentions-legales.mdx': text });
  const rules = found.flatMap((one) => (/adresse/.test(one.rule) ? one.rule : []));
  expect(rules).toEqual(rule ? [rule, rule] : []);
});

test('two faults of one line have one fix, which mends both and nothing else of the line', () => {
  const text = pageText('Voir [ici](/contcat) et [là](/servces), *demain*.\n\nOu [ici](/blgo).');
  const found = issuesWith({ 'pages/mentions-legales.mdx': text });
  const lines = found.flatMap(({ fix }) => (fix ? withFix(text, fix).split('\n').slice(5, 8) : []));
  const [both, other] = ['Voir [ici](/contact) et [là](/services), *demain*.', 'Ou [ici](/blog).'];
  expect(lines).toEqual([
    ...[both, '', 'Ou [ici](/blgo).'],
    ...[both, '', 'Ou [ici](/blgo).'],
    ...['Voir [ici](/contcat) et [là](/servces), *demain*.', '', other],
  ]);
});

test.each([
  ['Blog', undefined],
  ['Les nouvelles de la forêt, des rivières', /ligne : « Contact » passerait/],
  [
    'Les nouvelles de la forêt, des rivières et de la mer',
    /ligne : « Média » et « Contact » passeraient/,
  ],
])('a top menu with « %s » for the blog says %s', (label, words) => {
  const menus = textOfBase('navigation.yml').replace('/blog\n', `/blog\n    label: ${label}\n`);
  const found = issuesWith({ 'navigation.yml': menus });
  expect(found).toEqual(words ? [expect.objectContaining({ rule: 'titre-long' })] : []);
  if (words) expect(found[0]?.message).toMatch(words);
});
