import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rendererWith, renderPage } from './render-page.ts';

const page = (lang: string) => `---
title: 'A "real" page: hello!'
description: "An essay."
lang: ${lang}
---

Is it "really": yes!
`;
const inEnglish = { 'pages/en/essai.mdx': page('en') };

test('no word of the French interface shows on a page in English', async () => {
  const words: object = JSON.parse(readFileSync('tests/content/interface/fr.json', 'utf8'));
  const marked = JSON.stringify(words, (_key, value) => (typeof value === 'string' ? '§' : value));
  const blocks =
    'DonationCard,InitiativeSearch,InitiativeList,LatestArticles,ContributionList,QrCode,MapEmbed,StoredData'
      .split(',')
      .map((name) => `\n<${name} />\n`);
  const html = await renderPage('/en/essai', {
    'interface/fr.json': marked,
    'pages/en/essai.mdx': `${page('en')}${blocks.join('')}\n<FormEmbed form="partner" />\n`,
  });
  expect(html).toContain('Open in a new tab');
  expect(html).not.toContain('§');
});

test('a page and its translation name each other in their heads', async () => {
  const both = { ...inEnglish, 'pages/essai.mdx': page('fr') };
  for (const route of ['/essai', '/en/essai']) {
    const html = await renderPage(route, both);
    const links = [...html.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)];
    expect(links.map(([, lang, href]) => `${lang} ${href}`)).toEqual([
      'fr http://localhost:4173/essai',
      'en http://localhost:4173/en/essai',
      'x-default http://localhost:4173/essai',
    ]);
  }
});

/** What the pages that no content file writes say in English. */
async function saidInEnglish(files: Record<string, string>) {
  const renderer = await rendererWith(files);
  const pages = ['404.html', 'hors-ligne.html'].map((path) => renderer.files.get(path)?.());
  const texts = await Promise.all(pages);
  return texts.map((html = '') => /<p lang="en">.*?<\/p>/.exec(html)?.[0]);
}

test('the pages for unknown addresses and without a network are in English, too, where there are pages in English', async () => {
  expect(await saidInEnglish(inEnglish)).toEqual([
    expect.stringMatching(/The page that you are looking for .*<a href="\/">[^<]+, home</),
    expect.stringMatching(/This page will open as soon as .*<a href=/),
  ]);
  expect(await saidInEnglish({})).toEqual([undefined, undefined]);
});
