import { expect } from '@playwright/test';
import { scrollThrough } from '../setup/shifts.ts';
import { findTextFaults } from '../setup/text-faults.ts';
import type { ContentChange } from './change.ts';

const ADDRESS = `https://www.example.org/${'inscription-aux-rendez-vous-'.repeat(6)}`;

/** A day with long words, and tables that lead to other sites. */
const ARTICLE = `---
title: Nos rendez-vous du samedi
category: Nature
date: 2025-11-20
excerpt: Six rendez-vous au bord de l’eau.
image: /images/article-plage.svg
alt: Deux bénévoles ferment des sacs sur une plage.
---

| Lieu | Jour | Heure | Responsable | Matériel | Inscription |
|---|---|---|---|---|---|
| Plage du Cap | samedi 5 décembre | 9 heures | Association des riverains | gants et sacs | [S’inscrire](https://www.example.org/inscription) |

| Lieu | Adresse |
|---|---|
| Plage du Cap | ${ADDRESS} |

Une adresse seule : ${ADDRESS}

[Lire le programme](/documents/semences.pdf)
`;

export const article: ContentChange = {
  title:
    'a first article with its day, tables and a PDF is read on the narrowest phone, with the largest letters',
  edit: ({ write }) => write('content/articles/nos-rendez-vous.mdx', ARTICLE),
  async find({ page, site }) {
    const session = await page.context().newCDPSession(page);
    for (const address of [site, `${site}blog`, `${site}blog/nos-rendez-vous`]) {
      await page.goto(address);
      for (const [width, letters] of [
        [320, 16],
        [390, 32],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        const fontSizes = { standard: letters, fixed: letters - 3 };
        await session.send('Page.setFontSizes', { fontSizes });
        await scrollThrough(page);
        expect(await page.evaluate(findTextFaults), `${address}, ${width} px`).toEqual([]);
      }
    }
    const link = page.getByRole('link', { name: /^Lire le programme \(PDF, 3.Ko\)/ });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    const answer = await page.request.get(address.href);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  },
};
