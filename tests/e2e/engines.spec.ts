import { test as behindNetwork, whenKept } from './setup/network.ts';
import { notices, visit, whenAlive } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

/** What a visitor of another browser than Chromium meets first; `ENGINES=firefox,webkit` runs it there. */

test('each route opens without an error, a foreign request or a message', async ({ page }) => {
  for (const route of ROUTES) {
    await visit(page, route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  }
});

test('the menu opens, leads to a page without a reload, and closes', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
});

test('a button shows its notice, and a form answers in its frame', async ({ page }) => {
  await visit(page, '/media');
  await page.getByRole('button', { name: 'Être notifié' }).first().click();
  await expect(notices(page)).toContainText('Bientôt disponible');
  await visit(page, '/je-participe/proposer-un-projet');
  const form = page.locator('[data-form=proposal]');
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('[data-state=answered]')).toBeVisible();
});

test('the search finds a page', async ({ page }) => {
  await visit(page, '/services');
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('searchbox', { name: 'Mots à chercher' }).fill('charte');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/trouvées?$/);
});

test('the reference of a gift holds the name that is typed', async ({ page }) => {
  await visit(page, '/projets/decouverte-gabon/soutenir');
  await page.getByLabel('Votre nom').fill('Awa');
  await expect(page.locator('strong', { hasText: /^DON ADG - / })).toHaveText('DON ADG - Awa');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(5);
});

behindNetwork('a page that was seen is there without a network', async ({ page, site }) => {
  await visit(page, `${site.origin}/services`);
  await whenKept(page);
  site.network.cut = true;
  await page.goto(`${site.origin}/services`);
  await whenAlive(page);
  await expect(page.getByRole('status').first()).toContainText('voici la copie du');
});
