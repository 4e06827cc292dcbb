import { expect, test } from 'vitest';
import { PER_PAGE } from '../../../src/content/listing.ts';
import { type FileBytes, takeSnapshot } from '../../../src/read/snapshot.ts';
import { newIssues } from './fixture.ts';

const base = await takeSnapshot('tests/socle');
const LEGAL = 'pages/mentions-legales.mdx';

const article = (title: string) => `---
title: ${title}
category: Nature
excerpt: "Un extrait."
image: /images/accueil-canopee.svg
alt: "Une image."
---
`;

/** What is said of a link, with as many articles as fill the first page of the blog, and one more. */
function said(address: string): string[] {
  const names = Array.from({ length: PER_PAGE + 1 }, (_, at) => `articles/essai-${at}.mdx`);
  const others = base.listing.texts.filter((path) => !path.startsWith('articles/'));
  const files = new Map<string, FileBytes>(base.files);
  const put = (path: string, text: string) => {
    const bytes = Buffer.from(text);
    files.set(path, { bytes, size: bytes.length });
  };
  for (const name of names) put(name, article(name.slice(9, -4)));
  const body = `Voyez [la suite](${address}).`;
  put(LEGAL, `---\ntitle: Une page\ndescription: "Une page pour les essais."\n---\n\n${body}\n`);
  const listing = { ...base.listing, texts: [...new Set([...others, LEGAL, ...names])].sort() };
  return newIssues({ ...base, files, listing })
    .issues.filter(({ rule }) => rule === 'lien-page')
    .map(({ message }) => message);
}

test('a link may lead to a following page of the blog, as long as there is one', () => {
  expect(said('/blog/page/2')).toEqual([]);
  expect(said('/blog/page/3')).toEqual(['La page « /blog/page/3 » n’existe pas.']);
});
