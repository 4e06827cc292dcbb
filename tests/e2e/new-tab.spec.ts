import { expect, test } from '@playwright/test';
import { ROUTES } from './setup/routes.ts';

test('on every page, the name of a link that opens a new tab says so @bureau', async ({ page }) => {
  test.setTimeout(300_000);
  for (const route of ROUTES) {
    await page.goto(route);
    const leaving = page.locator('a[target="_blank"]');
    const named = page.getByRole('link', { name: 'nouvel onglet', includeHidden: true });
    await expect(leaving.and(named), route).toHaveCount(await leaving.count());
  }
});
