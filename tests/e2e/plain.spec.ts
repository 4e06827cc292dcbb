import { expect, test } from '@playwright/test';

/** A page in each frame: home, sub-site, Je Participe, press release. */
const FRAMES = ['/', '/projets/eco-logik', '/je-participe', '/ressources/communique-presse-cop30'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each frame is complete and readable', async ({ page }) => {
    for (const route of FRAMES) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toHaveCount(1);
      await expect(page.locator('h1'), route).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect(words, `${route} shows its text`).toBeGreaterThan(30);
    }
  });

  test('the Projets menu and the navigation of a sub-site work @desktop', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await navigation.getByRole('button', { name: 'Projets' }).click();
    await navigation.getByRole('link', { name: /Eco[- ]Logik/i }).click();
    await expect(page).toHaveURL(/\/projets\/eco-logik$/);
    const section = page.getByRole('navigation', { name: 'Eco Logik' });
    await section.getByRole('link', { name: 'Organisation' }).click();
    await expect(page).toHaveURL(/\/organisation$/);
  });

  test('controls that need scripts are not shown, and announced features have a text', async ({
    page,
  }) => {
    await page.goto('/projets/decouverte-gabon/soutenir');
    await expect(page.getByText('Numéro mobile money').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Copier/ })).toHaveCount(0);
    await page.goto('/media');
    const notified = page.getByRole('button', { name: /^Être notifié/ });
    const tag = notified.getByText('Bientôt', { exact: true });
    expect((await tag.boundingBox())?.width).toBeGreaterThan(60);
  });

  test('the navigation of a sub-site stays below the header, or at the top where that one goes', async ({
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
});
