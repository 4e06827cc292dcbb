import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

test.describe('a page that only the server can give', () => {
  const leaveFor = (page: Page, address: string) =>
    page.evaluate((href) => {
      scrollTo({ top: 700, behavior: 'instant' });
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, address);

  test('begins at its top', async ({ page }) => {
    await page.goto('/expertise');
    await whenAlive(page);
    await page.route('**/donnees/a-propos.json', (route) => route.abort());
    await Promise.all([page.waitForEvent('load'), leaveFor(page, '/a-propos')]);
    await whenAlive(page);
    await expect(page).toHaveURL(/\/a-propos$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/expertise$/);
  });

  test('begins at its anchor', async ({ page }) => {
    await page.goto('/expertise');
    await whenAlive(page);
    await page.route('**/donnees/je-participe/charte.json', (route) => route.abort());
    const anchor = '/je-participe/charte#transparence-financiere';
    await Promise.all([page.waitForEvent('load'), leaveFor(page, anchor)]);
    await whenAlive(page);
    await expect(page).toHaveURL(new RegExp(`${anchor}$`));
    await expect(page.locator('#transparence-financiere')).toBeInViewport();
  });

  test('is found where it was left after a step back', async ({ page }) => {
    await page.goto('/expertise');
    await whenAlive(page);
    await leaveFor(page, '/contact');
    await expect(page).toHaveURL(/\/contact$/);
    await page.reload();
    await whenAlive(page);
    await page.route('**/donnees/expertise.json', (route) => route.abort());
    await Promise.all([page.waitForEvent('load'), page.goBack()]);
    await whenAlive(page);
    await expect(page).toHaveURL(/\/expertise$/);
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(50);
  });
});
