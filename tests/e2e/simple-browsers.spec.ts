import { expect, test } from '@playwright/test';
import { pretend, SIMPLE } from './setup/old-browser.ts';

test.describe('the simplest browser', () => {
  test.use({ javaScriptEnabled: false });

  test('words that are only heard lie over no others', async ({ page }) => {
    await pretend(page, SIMPLE);
    await page.goto('/');
    const heard = page.locator('main a span', { hasText: 'nouvel onglet' }).first();
    const { width = 0, height = 0 } = (await heard.boundingBox()) ?? {};
    expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  });
});

test('the search bar is a box, whatever the browser takes its element for', async ({ page }) => {
  await page.goto('/je-participe/decouvrir-les-projets');
  const unknown = await page.locator('search').evaluate((bar) => {
    const made = document.createElement('x-search');
    made.className = bar.className;
    bar.after(made);
    return getComputedStyle(made).display;
  });
  expect(unknown).toBe('block');
});
