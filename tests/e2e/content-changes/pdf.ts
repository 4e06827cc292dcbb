import { expect } from '@playwright/test';
import type { ContentChange } from './change.ts';

const RELEASE = `---
title: Le rapport annuel
description: "Un rapport."
date: 2025-12-01
---

[Lire le rapport](/documents/rapport-2025.pdf)
`;

export const pdf: ContentChange = {
  title: 'a PDF is offered with its size, and opens',
  edit({ write }) {
    write('content/documents/rapport-2025.pdf', `%PDF-1.4\n${'% '.padEnd(3000, 'x')}\n%%EOF\n`);
    write('content/communiques/le-rapport.mdx', RELEASE);
  },
  async find({ page, site }) {
    await page.goto(`${site}ressources/le-rapport`);
    const link = page.getByRole('link', { name: /Lire le rapport \(PDF, 3.Ko\)/ });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    const answer = await page.request.get(address);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  },
};
