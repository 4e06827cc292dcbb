import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const HERO = `---
title: Un essai
description: "Une page pour les essais."
hero:
  image: /images/a-propos-carnet.svg
  alt: "Un dessin."
  text: "Une ouverture."
  actions: []
---

Un texte.
`;

const RELEASE = `---
title: Un communiqué d’essai
description: "Un communiqué pour les essais."
date: 2026-01-05
documents: []
---

Un texte.
`;

test.each([
  ['an opening without ways on', '/essai', { 'pages/essai.mdx': HERO }],
  ['a release without documents', '/ressources/essai', { 'communiques/essai.mdx': RELEASE }],
])('%s leaves no empty paragraph', async (_name, route, files) => {
  const html = await renderPage(route, files);
  expect(html).toContain('Un texte.');
  expect(html).not.toMatch(/<p(?: class="[^"]*")?><\/p>/);
});
