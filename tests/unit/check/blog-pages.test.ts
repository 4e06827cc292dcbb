import { afterEach, expect, test, vi } from 'vitest';
import { PER_PAGE } from '../../../src/content/listing.ts';
import { issuesWith } from './fixture.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const article = (title: string) => `---
title: ${title}
category: Nature
excerpt: "Un extrait."
image: /images/accueil-canopee.svg
alt: "Un sentier en forêt."
---
`;

/** What is said of a link in a site of more articles than fill the first page of the blog; all have these keys. */
function said(address: string, keys = ''): string[] {
  const names = Array.from({ length: PER_PAGE + 1 }, (_, at) => `articles/essai-${at}.mdx`);
  const texts = Object.fromEntries(
    names.map((name) => [name, article(`${name.slice(9, -4)}${keys}`)]),
  );
  const body = `Voyez [la suite](${address}).`;
  const page = `---\ntitle: Une page\ndescription: "Une page pour les essais."\n---\n\n${body}\n`;
  return issuesWith({ ...texts, 'pages/mentions-legales.mdx': page })
    .filter(({ rule }) => rule === 'lien-page')
    .map(({ message }) => message);
}

test('a link may lead to a following page of the blog, as long as there is one', () => {
  expect(said('/blog/page/2')).toEqual([]);
  expect(said('/blog/page/3')).toEqual(['La page « /blog/page/3 » n’existe pas.']);
});

test.each(['draft: true', 'date: 2099-01-01'])('articles with « %s » fill no page yet', (key) => {
  expect(said('/blog/page/2', `\n${key}`)).toEqual(['La page « /blog/page/2 » n’existe pas.']);
});

test('an article of today fills one, and so does one whose keys are at fault', () => {
  vi.stubEnv('BUILD_DATE', '2026-03-01');
  expect(said('/blog/page/2', '\ndate: 2026-03-01')).toEqual([]);
  expect(said('/blog/page/2', '\ncategorie: Nature')).toEqual([]);
});

test('an article may name whom it leads to: the review shows what changes of it', () => {
  const body =
    'Écrivez à amis@exemple.ga, ou appelez le +241 66 12 34 56.\n\nBénéficiaire : Mba.\n';
  expect(issuesWith({ 'articles/essai.mdx': `${article('Essai')}\n${body}` })).toEqual([]);
});
