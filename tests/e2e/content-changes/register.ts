import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { ContentChange } from './change.ts';

const SHEET = 'content/initiatives/a-la-decouverte-du-gabon.mdx';
const NEWS = 'content/initiatives/a-la-decouverte-du-gabon';
const ROUTE = 'je-participe/projets/a-la-decouverte-du-gabon';

const PROOF = '/images/galerie-classe-arbre.svg';

const KEYS = `collected: 75000
ends: 2099-12-20
receipts:
  - date: 2026-02-05
    amount: 50000
    from: Fête du quartier
    proof: ${PROOF}
  - date: 2026-03-05
    amount: 25000
    from: Un partenaire
    due: 2026-04-10
expenses:
  - date: 2026-03-12
    amount: 12000
    item: Papier
    due: 2099-01-10
`;

/** A project sheet becomes a register, line by line, with its news. */
export const register: ContentChange = {
  title: 'a sheet shows each line of its register with its proof, the sums, and its news',
  edit(project) {
    project.edit(SHEET, /^collected: 0\n/m, KEYS);
    project.edit(SHEET, /^daysRemaining: .*\n/m, '');
    project.write(`${NEWS}/2026-04-02-atelier.mdx`, '---\ntitle: Un atelier\n---\n\nÀ l’école.\n');
  },
  async find({ page, site, project }) {
    await page.goto(site + ROUTE);
    const table = (name: string) => page.getByRole('group', { name }).getByRole('table');
    await expect(table('Recettes').locator('tbody tr').first()).toContainText(
      /5.mars.2026\s*Un.partenaire\s*25.000.FCFA\s*attendue.depuis.le.10.avril.2026/,
    );
    await expect(table('Recettes').locator('tfoot')).toContainText(/75.000.FCFA/);
    await expect(table('Dépenses').locator('tfoot')).toContainText(/12.000.FCFA/);
    const proof = table('Recettes').getByRole('link', { name: 'Voir la preuve' });
    const address = new URL((await proof.getAttribute('href')) ?? '', page.url());
    const published = await page.request.get(address.href);
    expect(published.status()).toBe(200);
    // The digest is that of the picture in the repository, where anybody can verify it.
    const digest = createHash('sha256')
      .update(project.read(`content${PROOF}`))
      .digest('hex');
    await expect(table('Recettes')).toContainText(`SHA-256 ${digest}`);
    const news = page.locator('article[id="2026-04-02-atelier"]');
    await expect(news).toContainText('À l’école.');
    expect(await page.locator('main article article').first().getAttribute('id')).toBe(
      '2026-10-05-croquis',
    );
    const feed = await (await page.request.get(`${site}${ROUTE}/feed.xml`)).text();
    expect([...feed.matchAll(/<entry><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
      'Les premiers croquis',
      'Un atelier',
    ]);
  },
};
