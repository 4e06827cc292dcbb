import { expect, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

test('every path change scrolls the page to the top, back restores the place', async ({ page }) => {
  await page.goto('/expertise');
  await whenAlive(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = 900;
  await page.goBack();
  await expect(page).toHaveURL(/\/expertise$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 700);
});

test('the place is found again after the second page was loaded anew', async ({ page }) => {
  await page.goto('/expertise');
  await whenAlive(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .last();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await whenAlive(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/expertise$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

test('a new page is never painted where the last one was left', async ({ page }) => {
  await page.goto('/expertise');
  await whenAlive(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
    const title = document.querySelector('h1')?.textContent;
    // Called right after the change, before anything of it is painted.
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === title) return;
      observer.disconnect();
      document.documentElement.dataset.placeOfNewPage = String(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /contact/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('data-place-of-new-page', '0');
});

test('anchors lead to their place below the header', async ({ page }) => {
  await page.goto('/');
  await whenAlive(page);
  await page.getByRole('link', { name: /chiffres clés/i }).click();
  await expect(page).toHaveURL(/#chiffres-cles$/);
  await expect(page.locator('#chiffres-cles')).toBeInViewport();
});
