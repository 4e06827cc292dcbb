import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

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
