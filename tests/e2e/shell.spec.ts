import { expect, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

test('the header turns translucent once the page is scrolled more than 20px @both', async ({
  page,
}) => {
  await page.goto('/expertise');
  await whenAlive(page);
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo(0, 20));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 21));
  await expect(header).toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
});

test('the header has the navigation of the spec and marks the current page and section @both', async ({
  page,
}) => {
  await page.goto('/projets/eco-logik/organisation');
  await whenAlive(page);
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await opener.isVisible()) await opener.click();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  for (const name of [
    'Accueil',
    'À propos',
    'Expertise',
    'Services',
    'Je Participe',
    'Blog',
    'Ressources',
    'Média',
    'Contact',
  ]) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await navigation.getByRole('button', { name: 'Projets', expanded: false }).click();
  await expect(navigation.getByRole('button', { name: 'Projets', expanded: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /Eco[- ]Logik/i })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(navigation.getByRole('link', { name: /Eco[- ]Logik/i })).toBeHidden();
  const sub = page.getByRole('navigation', { name: 'Eco Logik' });
  await expect(sub.getByRole('link', { name: 'Organisation' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sub.getByRole('link', { name: 'Accueil' })).not.toHaveAttribute('aria-current');
});

test('the mobile menu locks scrolling, keeps the focus inside, closes by Escape and on route change', async ({
  page,
}) => {
  await page.goto('/');
  await whenAlive(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const close = page.getByRole('button', { name: 'Fermer le menu' });
  await expect(close).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    // Past its last link the keyboard is the browser's, whose bar has no element.
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the link of the page that is shown adds no step to go back', async ({ page }) => {
  await page.goto('/services');
  await whenAlive(page);
  const before = await page.evaluate(() => history.length);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' });
  await link.click();
  await expect(page).toHaveURL(/mentions-legales$/);
  await link.click();
  await link.click();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/services$/);
});

test('the footer has the tagline, the year, legal notices and two networks in a new tab', async ({
  page,
}) => {
  await page.goto('/a-propos');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Mobiliser les esprits. Changer les réalités.');
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute(
    'href',
    '/mentions-legales',
  );
  const networks = footer.locator('a[target="_blank"]').filter({ hasText: 'Réseau' });
  await expect(networks).toHaveCount(2);
  for (const network of await networks.all()) {
    await expect(network).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the site footer is hidden on Je Participe and on the four sub-sites', async ({ page }) => {
  for (const route of [
    '/je-participe',
    '/je-participe/charte',
    '/projets/eco-logik',
    '/projets/decouverte-gabon/soutenir',
    '/projets/ndjo-oyeri',
    '/projets/oyeri-radio',
  ]) {
    await page.goto(route);
    await expect(page.getByText('Mobiliser les esprits. Changer les réalités.'), route).toHaveCount(
      0,
    );
  }
});

test('the first stop of the keyboard skips to the content @both', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
});

test('a page that cannot be fetched falls back to a full page load', async ({ page }) => {
  await page.goto('/');
  await whenAlive(page);
  await page.route('**/donnees/services.json', (route) => route.abort());
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/services';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/services/i);
  await expect(page).toHaveURL(/\/services$/);
});
