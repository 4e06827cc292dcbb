import { expect, test } from '@playwright/test';
import { FRAMES } from './setup/routes.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a page of each frame is complete and readable', async ({ page }) => {
  for (const route of FRAMES) {
    await page.goto(route);
    await expect(page.locator('h1'), route).toHaveCount(1);
    await expect(page.locator('h1'), route).toBeVisible();
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(words, `${route} shows its text`).toBeGreaterThan(30);
  }
});

test('without JavaScript the navigation works, the Projets menu and sub-sites included @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await navigation.getByRole('button', { name: 'Projets' }).click();
  await navigation.getByRole('link', { name: 'OYERI Radio' }).click();
  await expect(page).toHaveURL(/\/projets\/oyeri-radio$/);
  await page.goto('/projets/eco-logik');
  await page
    .getByRole('navigation', { name: 'Eco Logik' })
    .getByRole('link', { name: 'Organisation' })
    .click();
  await expect(page).toHaveURL(/\/organisation$/);
});

test('without JavaScript a button for what is to come says so itself', async ({ page }) => {
  await page.goto('/media');
  const words = page.getByRole('button', { name: /^Être notifié/ }).getByText('bientôt disponible');
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.width).toBeGreaterThan(60);
});

test('without JavaScript the navigation of a sub-site stays below the header, or at the top where that one goes', async ({
  page,
}) => {
  await page.goto('/je-participe/decouvrir-les-projets');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const [header, bar] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('navigation', { name: 'Je Participe' }).boundingBox(),
  ]);
  expect(bar?.y).toBe(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
});

test('without JavaScript no button promises to copy', async ({ page }) => {
  await page.goto('/projets/decouverte-gabon/soutenir');
  await expect(page.getByText('Numéro mobile money').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Copier/ })).toHaveCount(0);
});
