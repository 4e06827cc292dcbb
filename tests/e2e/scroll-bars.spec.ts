import { expect, type Page, test } from '@playwright/test';
import { visit } from './setup/page.ts';

// Playwright hides scroll bars: with them, a page that loses its own would grow wider.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
  viewport: { width: 800, height: 700 },
});

const widthOf = (page: Page) => page.evaluate(() => document.body.getBoundingClientRect().width);

test('the page has the same width while the menu is open and behind an enlarged picture', async ({
  page,
}) => {
  for (const name of ['Ouvrir le menu', /^Agrandir/]) {
    await visit(page, '/media');
    const before = await widthOf(page);
    expect(before, 'the scroll bar takes room').toBeLessThan(800);
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await widthOf(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    expect(await widthOf(page)).toBe(before);
  }
});
