import { expect, type Page } from '@playwright/test';

const TABS = '/projets/decouverte-gabon/participer';
export const LABELS = [
  'Devenir Partenaire',
  'Devenir Bénévole',
  'Inscrire un enfant',
  'Devenir Donateur',
] as const;

/** Every script but the first, which only waits for the page to be shown. */
export const APPLICATION = /assets\/(?!entry)[^/]+\.js$/;

export const firstPicture = (page: Page) => page.getByRole('button', { name: /^Agrandir/ }).first();

/** All panels show in order, with headings and plain links to the forms. */
export async function tabsArePlain(page: Page) {
  await page.goto(TABS);
  for (const name of LABELS) await expect(page.getByRole('heading', { name })).toBeVisible();
  for (const form of ['partner', 'volunteer', 'child']) {
    const link = page.locator(`[data-form=${form}] a`).first();
    await expect(link).toHaveAttribute('href', /demo.*form=/);
  }
  await expect(page.getByRole('link', { name: 'Faire un don' })).toBeVisible();
}

/** Whatever keeps the scripts away, the site is read, walked through and used by links. */
export async function isPlain(page: Page) {
  await tabsArePlain(page);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Filtrer par catégorie' })).toBeHidden();
  await page.goto('/projets/decouverte-gabon/soutenir');
  await expect(page.getByText('Numéro mobile money').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Copier/ })).toHaveCount(0);
  await page.goto('/media');
  const announced = page.getByRole('button', { name: /^Être notifié/ }).first();
  await expect(announced.getByText('Bientôt', { exact: true })).toBeVisible();
  await firstPicture(page).click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
}
