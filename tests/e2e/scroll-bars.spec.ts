import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

// Playwright hides scroll bars: with them, a page that loses its own would grow wider.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
  viewport: { width: 800, height: 700 },
});

const widthOf = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

async function visit(page: Page, route: string) {
  await page.goto(route);
  await whenAlive(page);
  expect(await widthOf(page), 'the scroll bar takes room').toBeLessThan(800);
}

test('the page keeps its width while the menu is open', async ({ page }) => {
  await visit(page, '/services');
  const before = await widthOf(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await widthOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(await widthOf(page)).toBe(before);
});

test('the page keeps its width behind an enlarged picture', async ({ page }) => {
  await visit(page, '/media');
  const before = await widthOf(page);
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await widthOf(page)).toBe(before);
});
