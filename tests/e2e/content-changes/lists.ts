import { expect } from '@playwright/test';
import { visit, whenReady } from '../setup/page.ts';
import type { ContentChange } from './change.ts';

const RELEASE = `---
title: La mangrove revient
description: "Une campagne de replantation commence."
date: 2025-12-01
---

Le communiqué.
`;

const TEXT = 'Des plages nettoyées, des classes dehors.';

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
    title: 'a new press release stands first among the resources',
    edit: ({ write }) => write('content/communiques/la-mangrove-revient.mdx', RELEASE),
    async find({ page, site }) {
      await page.goto(`${site}ressources`);
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('h3') });
      await expect(cards.first()).toContainText('Communiqué de presse');
      await expect(cards.nth(1)).toContainText('Communiqué de presse');
      await cards
        .first()
        .getByRole('link', { name: /La mangrove revient/ })
        .click();
      await expect(page).toHaveURL(/\/ressources\/la-mangrove-revient$/);
    },
  },
  {
    title:
      'what a project says of itself is what its cards say, on the home page and among the projects',
    edit: ({ edit }) =>
      edit(
        'content/pages/projets/eco-logik/index.mdx',
        /(\ncard:\n(?: .*\n)*? +text: ).*/,
        `$1"${TEXT}"`,
      ),
    async find({ page, site }) {
      const card = (name: string) =>
        page.getByRole('main').getByRole('link', { name, exact: true });
      for (const path of ['', 'projets']) {
        await page.goto(site + path);
        await expect(page.getByText(TEXT)).toBeVisible();
      }
      // In preparation: announced elsewhere, open among the projects.
      await expect(page.getByText('En préparation')).toHaveCount(0);
      await whenReady(page);
      await card('Ndjo Oyeri').click();
      await expect(page).toHaveURL(/\/projets\/ndjo-oyeri$/);
      await page.goto(site);
      await expect(page.getByText('En préparation')).toBeVisible();
      await expect(card('Ndjo Oyeri')).toHaveAttribute('href', '/projets');
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
  {
    title: 'each notice goes when an editor adds what was missing',
    edit({ edit }) {
      edit('content/articles/un-matin-sur-la-plage.mdx', /\s*$/, '\n\nLe sable est frais.\n');
      edit(
        'content/pages/ressources.mdx',
        /( +)(- )?title: "?Rapport annuel 2023"?/,
        '$&\n    link: https://documents.example.org/rapport-2023.pdf',
      );
      edit(
        'content/pages/expertise.mdx',
        /\n {2}- date: .*/,
        '$&\n    video: https://videos.example.org/film',
      );
    },
    async find({ page, site }) {
      await page.goto(`${site}blog`);
      const links = page.getByRole('main').getByRole('link');
      await links.filter({ hasText: /plage/i }).first().click();
      await expect(page).toHaveURL(/\/blog\/un-matin-sur-la-plage$/);
      await expect(page.getByText('Le sable est frais.')).toBeVisible();
      for (const [path, address] of [
        ['ressources', 'https://documents.example.org/rapport-2023.pdf'],
        ['expertise', 'https://videos.example.org/film'],
      ] as const) {
        await page.goto(site + path);
        await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
      }
    },
  },
];
