import { expect, type Page } from '@playwright/test';

/** Where the built screen is served to the tests. */
export const ORIGIN = 'http://localhost:4174';

/** Opens an article of the frozen content. */
export async function openArticle(page: Page) {
  await page.goto(`${ORIGIN}/#/collections/article`);
  await page.getByRole('row').first().waitFor();
  await page.goto(`${ORIGIN}/#/collections/article/entries/un-matin-sur-la-plage`);
  await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue('');
}

export const retitle = (page: Page, title: string) =>
  page.getByRole('textbox', { name: 'Titre' }).fill(title);

export const save = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

/** The dialog that says why a save failed. */
export const failure = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Pas enregistré' });
