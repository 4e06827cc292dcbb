import { expect, test } from '@playwright/test';

test('demonstration pages are noindex, in French, and hold one form each', async ({ page }) => {
  for (const form of ['partner', 'volunteer', 'child', 'knowledge', 'map', 'proposal']) {
    await page.goto(`/demo/formulaire.html?form=${form}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('form')).toHaveCount(1);
    await expect(page.locator(`#${form}`)).toBeVisible();
  }
  await page.goto('/demo/formulaire.html?form=%3Cb%3E');
  await expect(page.locator('form')).toHaveCount(6);
});
