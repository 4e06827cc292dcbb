import type { Page } from '@playwright/test';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const CATEGORIES = [
  'Stratégie',
  'Production',
  'Presse',
  'Éducation',
  'Entreprise',
  'Événements',
] as const;

const cards = (page: Page) => page.getByRole('article');
const filter = (page: Page) => page.getByRole('group', { name: 'Filtrer par catégorie' });
const button = (page: Page, name: string) => filter(page).getByRole('button', { name });

test('seven buttons filter the services, Tous by default, by keyboard too', async ({ page }) => {
  await visit(page, '/services');
  const names = ['Tous', ...CATEGORIES];
  await expect(filter(page).getByRole('button')).toHaveText(names);
  await expect(button(page, 'Tous')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(6);
  for (const name of CATEGORIES) {
    await button(page, name).press('Space');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(name);
    await expect(filter(page).getByRole('status')).toContainText(name);
    const quote = cards(page).getByRole('link', { name: new RegExp(`Demander un devis.*${name}`) });
    await expect(quote).toHaveAttribute('href', '/contact');
  }
  await button(page, 'Tous').click();
  await expect(cards(page)).toHaveCount(6);
});
