import { expect } from '@playwright/test';
import { axeFaults } from '../setup/axe.ts';
import type { Lead } from './lead.ts';

const REPORT = `---
title: Rapport de mars 2026
description: "Ce que le comité a contrôlé en mars 2026."
---

Toutes les preuves de mars ont été lues.
`;

/** The first monthly report opens the dashboard, and one word the open data. */
export const accounts: Lead = {
  title: 'a first report opens the dashboard where its notice was, and one word opens the data',
  edit(project) {
    project.write('content/rapports/2026-03.mdx', REPORT);
    project.edit(
      'content/site.yml',
      /^repository:/m,
      'participe:\n  data: actif\ndataLicence: "CC BY 4.0"\nrepository:',
    );
  },
  async find({ page, site }) {
    await page.goto(`${site}je-participe/gouvernance-et-transparence`);
    const opened = page.locator('main a[href$="/je-participe/tableau-de-bord"]').first();
    await opened.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    const accounts = page.getByRole('table').first();
    await expect(accounts).toContainText('À la découverte du Gabon');
    await expect(accounts).toContainText(/9.500.000/);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Rapport de mars 2026' }).click();
    await expect(page.getByText('Toutes les preuves de mars')).toBeVisible();
    await page.goto(`${site}je-participe/donnees`);
    await expect(page.getByRole('heading', { level: 1, name: 'Données ouvertes' })).toBeVisible();
    await expect(page.locator('main')).toContainText('CC BY 4.0');
    expect(await axeFaults(page)).toEqual([]);
    const files = await page
      .locator('main li a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(files).toHaveLength(5);
    for (const file of files) expect((await page.request.get(file)).status()).toBe(200);
    const sitemap = await (await page.request.get(`${site}sitemap.xml`)).text();
    for (const route of ['tableau-de-bord', 'donnees', 'rapports/2026-03'])
      expect(sitemap).toContain(`/je-participe/${route}</loc>`);
  },
};
