import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const PAGE = `---
title: Une liste de tâches
description: "Une page pour les essais."
---

- [ ] Acheter des gants
- [x] Réserver la plage
`;

test('each box of a list of tasks says whether its task is done', async () => {
  const html = await renderPage('/essai', { 'pages/essai.mdx': PAGE });
  const boxes = html.match(/<input [^>]*>/g) ?? [];
  expect(boxes.map((box) => /aria-label="([^"]*)"/.exec(box)?.[1])).toEqual(['À faire', 'Fait']);
  expect(boxes.map((box) => box.includes('checked'))).toEqual([false, true]);
});
