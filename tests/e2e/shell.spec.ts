import { scrollTo, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const TAGLINE = 'Mobiliser les esprits. Changer les réalités.';

test('the header turns translucent when the page is scrolled more than 20px @both', async ({
  page,
}) => {
  await visit(page, '/expertise');
  const header = page.getByRole('banner');
  await scrollTo(page, 20);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(page, 21);
  await expect(header).toHaveAttribute('data-scrolled');
  await scrollTo(page, 1500);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
});

test('the header has the navigation of the spec and marks the current page and section @both', async ({
  page,
}) => {
  await visit(page, '/projets/eco-logik/organisation');
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await opener.isVisible()) await opener.click();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('button', { name: 'Projets', expanded: false }).click();
  await expect(navigation.getByRole('button', { name: 'Projets', expanded: true })).toBeVisible();
  for (const [name, route] of [
    ['Accueil', '/'],
    ['À propos', '/a-propos'],
    ['Expertise', '/expertise'],
    ['Services', '/services'],
    [/^Eco[- ]Logik/i, '/projets/eco-logik'],
    [/Découverte du Gabon/i, '/projets/decouverte-gabon'],
    ['Ndjo Oyeri', '/projets/ndjo-oyeri'],
    ['OYERI Radio', '/projets/oyeri-radio'],
    ['Je Participe', '/je-participe'],
    ['Blog', '/blog'],
    ['Ressources', '/ressources'],
    ['Média', '/media'],
    ['Contact', '/contact'],
  ] as const) {
    const link = navigation.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', route);
  }
  const section = navigation.getByRole('link', { name: /Eco[- ]Logik/i });
  await expect(section).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(section).toBeHidden();
  // On a phone the menu is still open, and hides what is below it.
  await page.keyboard.press('Escape');
  const sub = page.getByRole('navigation', { name: 'Eco Logik' });
  const current = sub.getByRole('link', { name: 'Organisation' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(sub.getByRole('link', { name: 'Accueil' })).not.toHaveAttribute('aria-current');
});

test('the link of the page that is shown adds no step to go back', async ({ page }) => {
  await visit(page, '/services');
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

test('the site footer has tagline, year, legal notices and two networks; the sub-sites have others', async ({
  page,
  request,
}) => {
  await page.goto('/a-propos');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(TAGLINE);
  await expect(footer).toContainText(String(new Date().getFullYear()));
  const notices = footer.getByRole('link', { name: 'Mentions légales' });
  await expect(notices).toHaveAttribute('href', '/mentions-legales');
  const networks = footer.locator('a[target="_blank"]').filter({ hasText: 'Réseau' });
  await expect(networks).toHaveCount(2);
  for (const route of ['/je-participe/charte', '/projets/eco-logik', '/projets/decouverte-gabon'])
    expect(await (await request.get(route)).text(), route).not.toContain(`>${TAGLINE}`);
});

test('the first stop of the keyboard skips to the content @both', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
});
