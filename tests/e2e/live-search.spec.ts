import { expect, type Page, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';

const ROUTE = '/je-participe/decouvrir-les-projets';
const region = (page: Page) => page.getByRole('region', { name: /^Notification/ });
const title = (page: Page) => region(page).getByText(/Fonctionnalité à venir/);
const message = (page: Page) =>
  region(page).getByText('Le filtrage et la recherche seront bientôt activés.');

test('the bar has its three filters with their words, in order', async ({ page }) => {
  await visitAlive(page, ROUTE);
  await expect(page.getByRole('combobox', { name: 'Thème' }).locator('option')).toHaveText([
    'Tous les thèmes',
    'Culture & Éducation',
    'Santé',
    'Emploi & Formation',
    'Urbanisme & Salubrité',
    'Environnement & Alimentation',
    'Solidarité',
  ]);
  await expect(page.getByRole('combobox', { name: 'Statut' }).locator('option')).toHaveText([
    'Tous les statuts',
    'En vote',
    'En collecte',
    'En cours',
    'Terminé',
  ]);
  await expect(page.getByRole('textbox', { name: 'Localisation' })).toHaveAttribute(
    'placeholder',
    'Province / Ville',
  );
});

const uses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a choice in Thème': (page) =>
    page.getByRole('combobox', { name: 'Thème' }).selectOption('Santé'),
  'a choice in Statut': (page) =>
    page.getByRole('combobox', { name: 'Statut' }).selectOption('En vote'),
  'Enter in Localisation': (page) =>
    page.getByRole('textbox', { name: 'Localisation' }).press('Enter'),
  Rechercher: (page) => page.getByRole('button', { name: 'Rechercher' }).click(),
};

for (const [name, use] of Object.entries(uses)) {
  test(`${name} shows the coming-soon notice and leaves the page as it is`, async ({ page }) => {
    await visitAlive(page, ROUTE);
    await use(page);
    await expect(title(page)).toBeVisible();
    await expect(message(page)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
}

test('the bar sticks 132 px below the top', async ({ page }) => {
  await visitAlive(page, ROUTE);
  const bar = page.getByRole('search');
  expect(await bar.evaluate((element) => getComputedStyle(element).top)).toBe('132px');
  await bar.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - 60, behavior: 'instant' });
  });
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(132);
});
