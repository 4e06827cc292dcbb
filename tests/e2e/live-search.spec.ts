import type { Page } from '@playwright/test';
import { notices, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const ROUTE = '/je-participe/decouvrir-les-projets';
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const place = (page: Page) => page.getByRole('textbox', { name: 'Localisation' });

test('the bar has its three filters with their words, in order', async ({ page }) => {
  await visit(page, ROUTE);
  await expect(choice(page, 'Thème').locator('option')).toHaveText([
    'Tous les thèmes',
    'Culture & Éducation',
    'Santé',
    'Emploi & Formation',
    'Urbanisme & Salubrité',
    'Environnement & Alimentation',
    'Solidarité',
  ]);
  await expect(choice(page, 'Statut').locator('option')).toHaveText([
    'Tous les statuts',
    'En vote',
    'En collecte',
    'En cours',
    'Terminé',
  ]);
  await expect(place(page)).toHaveAttribute('placeholder', 'Province / Ville');
});

test('a choice, Enter and Rechercher show the coming-soon notice and leave the page as it is', async ({
  page,
}) => {
  await visit(page, ROUTE);
  for (const use of [
    () => choice(page, 'Thème').selectOption('Santé'),
    () => choice(page, 'Statut').selectOption('En vote'),
    () => place(page).press('Enter'),
    () => page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click(),
  ]) {
    await use();
    await expect(notices(page)).toContainText(
      'Fonctionnalité à venirLe filtrage et la recherche seront bientôt activés.',
    );
    await expect(page).toHaveURL(ROUTE);
    await notices(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  }
});

test('the bar sticks 132 px below the top', async ({ page }) => {
  await visit(page, ROUTE);
  const bar = page.getByRole('search');
  await bar.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - 60, behavior: 'instant' });
  });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(132);
});
