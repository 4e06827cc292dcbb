import { expect } from '@playwright/test';
import type { Lead } from './lead.ts';

const PAGE = 'content/pages/projets/decouverte-gabon/soutenir.mdx';
const GIFTS = `donations:
  - name: Famille Mba
    amount: 50000
    date: 2026-03-01
  - name: Anonyme
    amount: 7000
    date: 2026-04-02
---`;

/** The first real gifts take the place of the samples. */
export const money: Lead = {
  title:
    'gifts received in place of the samples show with their total, and nothing speaks of samples',
  edit: (project) => project.edit(PAGE, /^donations:\n[\s\S]*?^---$/m, GIFTS),
  async find({ page, site }) {
    await page.goto(`${site}projets/decouverte-gabon/soutenir`);
    const table = page.getByRole('table');
    const plain = async (part: string) =>
      (await table.locator(part).allTextContents()).map((text) => text.replace(/\s/g, ' '));
    expect(await plain('tbody tr')).toEqual([
      '2 avril 2026Anonyme7 000 FCFA',
      '1er mars 2026Famille Mba50 000 FCFA',
    ]);
    expect(await plain('tfoot tr')).toEqual(['Total57 000 FCFA']);
    await expect(table).not.toContainText('exemple');
  },
};
