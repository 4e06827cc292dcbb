import type { Page } from '@playwright/test';
import { isMarked, mark, visit, whenReady } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const lightLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Version légère', exact: true });

test('the footer leads to the light version, which leads to the next one and back to the page', async ({
  page,
}) => {
  await visit(page, '/a-propos');
  await mark(page);
  await lightLink(page).click();
  await expect(page).toHaveURL(/\/leger\/a-propos$/);
  expect(await isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/leger\/contact$/);
  await page.getByRole('link', { name: 'Version complète', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  // After a navigation without a reload the link is that of the page that is shown.
  await whenReady(page);
  await page.getByRole('link', { name: 'Accueil' }).last().click();
  await expect(lightLink(page)).toHaveAttribute('href', '/leger');
});
