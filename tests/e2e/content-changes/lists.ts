import { expect } from '@playwright/test';
import { visit } from '../setup/page.ts';
import type { ContentChange } from './change.ts';

const RELEASE = `---
title: La mangrove revient
description: "Une campagne de replantation commence."
date: 2025-12-01
---

Le communiqué.
`;

/** A page of text in the form of a PDF, of 3 KB. */
const PDF = `%PDF-1.4\n${'% '.padEnd(3000, 'x')}\n%%EOF\n`;

export const lists: readonly ContentChange[] = [
  {
    title: 'a PDF is offered with its size, and opens',
    edit({ write }) {
      write('content/documents/rapport-2025.pdf', PDF);
      write(
        'content/communiques/le-rapport.mdx',
        RELEASE.replace('Le communiqué.', '[Lire le rapport](/documents/rapport-2025.pdf)'),
      );
    },
    async find({ page, site }) {
      await page.goto(`${site}ressources/le-rapport`);
      const link = page.getByRole('link', { name: /Lire le rapport \(PDF, 3.Ko\)/ });
      const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
      const answer = await page.request.get(address);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    },
  },
  {
    title: 'a question opens by its address, also from another page without a reload',
    edit({ write }) {
      write('content/faq/09-qui-ouvre.mdx', '---\nquestion: Qui ouvre ?\n---\n\nUne clé.\n');
      write(
        'content/communiques/la-question.mdx',
        RELEASE.replace('Le communiqué.', '[Une question](/je-participe/faq#qui-ouvre)'),
      );
    },
    async find({ page, site }) {
      const question = page.locator('#qui-ouvre');
      await page.goto(`${site}je-participe/faq#qui-ouvre`);
      await expect(question).toHaveAttribute('open');
      await visit(page, `${site}ressources/la-question`);
      await page.getByRole('link', { name: 'Une question' }).click();
      await expect(question).toHaveAttribute('open');
      await question.locator('summary').click();
      await expect(question).not.toHaveAttribute('open');
    },
  },
];
