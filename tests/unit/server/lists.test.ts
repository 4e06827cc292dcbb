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

const TASKS = `---
title: Une liste de tâches
description: "Une page pour les essais."
---

- [ ] Acheter des gants
- [x] Réserver la plage
`;

test('each box of a task list announces whether its task is done', async () => {
  const html = await renderPage('/essai', { 'pages/essai.mdx': TASKS });
  const boxes = html.match(/<input [^>]*>/g) ?? [];
  expect(boxes.map((box) => /aria-label="([^"]*)"/.exec(box)?.[1])).toEqual(['À faire', 'Fait']);
  expect(boxes.map((box) => box.includes('checked'))).toEqual([false, true]);
});
