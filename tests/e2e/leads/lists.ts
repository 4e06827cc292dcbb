import { expect } from '@playwright/test';
import { whenReady } from '../setup/page.ts';
import type { Lead } from './lead.ts';

const RELEASE = `---
title: La mangrove revient
description: "Une campagne de replantation commence."
date: 2025-12-01
---

Le communiqué.
`;

const TEXT = 'Des plages nettoyées, des classes dehors.';

/** Everything that a page may hold, none of it in a Section. */
const PLAIN = `---
title: Les horaires
description: "Quand nous trouver."
---

Un paragraphe assez long pour toucher les deux bords d’un téléphone, si rien ne l’en empêchait.

- un point ;
- un autre.

![Une colline sous le soleil](/images/accueil-canopee.svg)

| Jour | Heure |
|---|---|
| Samedi | 9 h |

## Écrire

<Actions>

<ButtonLink href="/contact" label="Nous écrire" />

</Actions>
`;

/** A page of text in the form of a PDF, of 3 KB. */
const PDF = `%PDF-1.4\n${'% '.padEnd(3000, 'x')}\n%%EOF\n`;

export const lists: readonly Lead[] = [
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
    title: 'a text outside of every Section keeps clear of the edges and of the bands',
    edit: ({ write }) => write('content/pages/horaires.mdx', PLAIN),
    async find({ page, site }) {
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`${site}horaires`);
        const near = await page.getByRole('main').evaluate((main) => {
          const [top, bottom] = [
            main.querySelector('header + *')?.getBoundingClientRect().bottom ?? 0,
            main.getBoundingClientRect().bottom,
          ];
          const written = ':is(p,ul,img,table,h2,a):not(header *)';
          return [...main.querySelectorAll(written)].flatMap((one) => {
            const box = one.getBoundingClientRect();
            const room = [box.left, innerWidth - box.right, box.top - top, bottom - box.bottom];
            return Math.min(...room) < 16 ? [`${one.localName} ${room}`] : [];
          });
        });
        expect(near, `${width} px`).toEqual([]);
      }
    },
  },
];
