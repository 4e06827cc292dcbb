import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const page = (lang: string) => `---
title: 'A "real" page: hello!'
description: "An essay."
lang: ${lang}
---

Is it "really": yes!
`;

test('a page in English keeps its own quotes and spaces, in a frame that says it is French', async () => {
  const html = await renderPage('/en/essai', { 'pages/en/essai.mdx': page('en') });
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('Is it &quot;really&quot;: yes!');
  expect(html).toContain('A &quot;real&quot; page: hello!</h1>');
  for (const part of ['header', 'footer']) {
    expect(html).toMatch(new RegExp(`<${part} [^>]*lang="fr"`));
  }
  // What notices say is French everywhere.
  expect(html).toMatch(/<div id="notifications" [^>]*lang="fr"/);
});

test('a page in French is typeset, in a frame that need not say so', async () => {
  const html = await renderPage('/essai', { 'pages/essai.mdx': page('fr') });
  expect(html).toMatch(/Is it «\s?really\s?»\s?: yes\s?!/);
  expect(html).not.toMatch(/<(?:header|footer) [^>]*lang=/);
});

test('a page in English without a French version leads to the French home, not to English to come', async () => {
  const html = await renderPage('/en/essai', { 'pages/en/essai.mdx': page('en') });
  expect(html).toMatch(/<a [^>]*hrefLang="fr" href="\/">FR<\/a>/);
  expect(html).not.toContain('version anglaise, bientôt disponible');
});
