import type { Page } from '@playwright/test';
import { isMarked, mark, visit, whenReady } from './setup/page.ts';
import { scrollThrough } from './setup/shifts.ts';
import { expect, test } from './setup/test.ts';
import { startWeighing } from './setup/weigh.ts';

const KEY = 'version-legere:/';
const footer = (page: Page) => page.getByRole('contentinfo');
const lightLink = (page: Page) =>
  footer(page).getByRole('link', { name: /^Version légère \(\d+\sKo\)$/ });
const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Vous économisez vos données' });

test('the footer leads to the light version, which leads to the next one and back to the page', async ({
  page,
}) => {
  await visit(page, '/a-propos');
  await mark(page);
  await lightLink(page).click();
  await expect(page).toHaveURL(/\/leger\/a-propos$/);
  expect(await isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/leger\/contact$/);
  await page.getByRole('link', { name: /^Version complète \(\d+\sKo\)$/ }).click();
  await expect(page).toHaveURL(/\/contact$/);
  // After a navigation without a reload the link is that of the page that is shown.
  await whenReady(page);
  await page.getByRole('link', { name: 'Accueil' }).last().click();
  await expect(lightLink(page)).toHaveAttribute('href', '/leger');
});

for (const route of ['/', '/services'])
  test(`the weight of ${route} is that of a first visit which sees all of it`, async ({ page }) => {
    const weighed = startWeighing(page);
    await visit(page, route);
    await scrollThrough(page);
    // Who scrolls touches the page, which then loads its whole sheet.
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).not.toHaveAttribute('data-styles');
    const real = (await weighed())
      .filter(({ kind }) => /document|script|stylesheet|font|image/.test(kind))
      .reduce((sum, { bytes }) => sum + bytes, 0);
    const twin = await (await page.request.get(`/leger${route}`.replace(/\/$/, ''))).text();
    const said = Number(/Version complète \((\d+)/.exec(twin)?.[1]) * 1024;
    expect(said / real, `${said} said, ${real} sent`).toBeGreaterThan(0.95);
    expect(said / real, `${said} said, ${real} sent`).toBeLessThan(1.05);
  });

test.describe('who saves data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    ),
  );

  test('is offered the light version one time, and a refusal is stored', async ({ page }) => {
    await visit(page, '/services');
    await expect(offer(page)).toContainText(
      /Vous économisez vos données\s: Version légère \(\d+\sKo\)/,
    );
    await offer(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('non');
    await visit(page, '/contact');
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
  });

  test('follows the offer to the light version of the current page', async ({ page }) => {
    await visit(page, '/services');
    await expect(offer(page)).toBeVisible();
    await footer(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(lightLink(page)).toHaveAttribute('href', '/leger/contact');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/leger\/contact$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('oui');
  });
});

test('other visitors get no offer', async ({ page }) => {
  await visit(page, '/services');
  await page.waitForLoadState('networkidle');
  await expect(offer(page)).toHaveCount(0);
});
