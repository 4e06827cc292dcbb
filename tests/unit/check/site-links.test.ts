import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { pageExists } from '../../../src/check/rules/existing-routes.ts';
import { ownRoute } from '../../../src/check/rules/links.ts';
import { withFix } from '../../../src/values/positions.ts';
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

test('the address of a preview, copied, is that of its page', () => {
  const text = pageText(
    'Voir [ici](http://localhost:4173/pr-12/contact), [là](http://localhost:4173/pr-12/contcat).',
  );
  const found = issuesWith({ 'pages/mentions-legales.mdx': text });
  expect(found.map(({ rule, hint }) => `${rule} ${hint}`)).toEqual([
    'lien-absolu Écrivez « /contact » : le lien marchera aussi dans les aperçus.',
    'lien-page Écrivez « /contact ».',
  ]);
});

test('an address of one computer or network is refused, and not one like it', () => {
  const local = ['http://10.0.0.8/a', 'http://172.16.4.1', 'https://nas.local:5001'];
  const like = ['https://10.exemple.ga/a'];
  const text = pageText([...like, ...local].map((one) => `[Voir](${one})`).join('\n\n'));
  const found = issuesWith({ 'pages/mentions-legales.mdx': text });
  const refused = found.filter(({ rule }) => rule === 'lien-adresse');
  expect(refused.map(({ message }) => message.split(' ')[1])).toEqual(local);
});

const article = (keys: string, body = '') =>
  `---\ntitle: Essai\ncategory: Nature\nexcerpt: Un.\nimage: /images/article-plage.svg\nalt: Une plage\n${keys}---\n\n${body}\n`;

test('a link to an article without a text says so', () => {
  const found = issuesWith({
    'articles/essai.mdx': article(''),
    'pages/mentions-legales.mdx': pageText('Voir [ici](/blog/essai).'),
  });
  expect(found.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    'lien-page La page « /blog/essai » n’existe pas encore : content/articles/essai.mdx n’a pas de texte.',
  ]);
});

test('an article with a text and without a day is warned of, with the line of today', () => {
  vi.stubEnv('BUILD_DATE', '2026-11-29');
  const text = article('', 'Un texte.');
  const [issue, ...others] = issuesWith({ 'articles/essai.mdx': text });
  expect([issue?.rule, issue?.line, others]).toEqual(['cle-manquante', 7, []]);
  const mended = issue?.fix ? withFix(text, issue.fix) : '';
  expect(mended).toBe(article('date: 2026-11-29\n', 'Un texte.'));
  expect(issuesWith({ 'articles/essai.mdx': mended })).toEqual([]);
});

test.each([
  ['2027-05-31', []],
  ['2027-06-01', ['date 7']],
])('of an article that waits for %s the rules are %j', (date, rules) => {
  vi.stubEnv('BUILD_DATE', '2026-11-29');
  const found = issuesWith({ 'articles/essai.mdx': article(`date: ${date}\n`, 'Un texte.') });
  expect(found.map(({ rule, line }) => `${rule} ${line}`)).toEqual(rules);
});

test('a link to the name of a file that has another address is mended by that address', () => {
  const text = article(
    'slug: autre-nom\n',
    'Voir [ici](/blog/essai),\nou [là](/content/articles/essai.mdx).',
  );
  const found = issuesWith({ 'articles/essai.mdx': text });
  expect(found.filter(({ rule }) => rule === 'lien-page').map(({ fix }) => fix?.text)).toEqual([
    '/blog/autre-nom',
    '/blog/autre-nom',
  ]);
});

test('an anchor in an answer is one of the page of all answers, which begins with the name of its file', () => {
  const links = ['exceptions', 'suite-exceptions'].map((anchor) => `[Plus bas](#${anchor})`);
  const answer = `---\nquestion: "Et après ?"\n---\n\n${links.join('\n\n')}\n\n### Exceptions\n`;
  const found = issuesWith({
    'faq/09-suite.mdx': answer,
    'pages/je-participe/faq.mdx': pageText('<Section>\n\n<Faq>\n\nRien.\n\n</Faq>\n\n</Section>'),
  });
  expect(found.map(({ line, hint }) => [line, hint])).toEqual([
    [5, 'Écrivez « #suite-exceptions ».'],
  ]);
});

const MOVED = '/tarifs: /nos-tarifs\n/nos-tarifs: /services\n/a: /b\n/b: /a\n';

test.each([
  ['/nos-tarifs#gratuit', []],
  ['/tarifs', []],
  ['/a', ['lien-page']],
  ['/prestations-de-2020', ['lien-page']],
])('beside redirections, the rules of a link to %s are %j', (address, rules) => {
  const page = pageText(`Voyez [la page](${address}).`);
  const found = issuesWith({ 'redirections.yml': MOVED, 'pages/mentions-legales.mdx': page });
  const own = found.filter(({ file }) => file === 'content/pages/mentions-legales.mdx');
  expect(own.map(({ rule }) => rule)).toEqual(rules);
});
