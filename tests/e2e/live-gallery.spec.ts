import type { Page } from '@playwright/test';
import { axeFaults } from './setup/axe.ts';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Agrandir\s*:/ });
const box = (page: Page) => page.getByRole('dialog');
const shown = (page: Page) => box(page).getByText(/Image \d+ sur 10/);
const strip = (page: Page) => box(page).locator('ul');
const body = (page: Page) => page.locator('body');

test('a click opens the lightbox over the page; the close button restores the focus @both', async ({
  page,
}) => {
  await visit(page, '/media');
  const picture = pictures(page).nth(2);
  await picture.click();
  await expect(shown(page)).toHaveText('Image 3 sur 10');
  await expect(box(page)).toHaveCSS('background-color', /^rgb\(/);
  await expect(body(page)).toHaveCSS('overflow', 'hidden');
  await expect(box(page).locator('img'), 'it and its neighbours').toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
  const header = await page.locator('header').first().boundingBox();
  expect(header?.y).toBe(0);
  const close = box(page).getByRole('button', { name: 'Fermer' });
  await expect(close).toBeFocused();
  await close.click();
  await expect(box(page)).toHaveCount(0);
  await expect(picture).toBeFocused();
  await expect(body(page)).not.toHaveCSS('overflow', 'hidden');
});

test('a click above the picture closes the lightbox; one on the picture does not', async ({
  page,
}) => {
  await visit(page, '/media');
  const picture = box(page).getByRole('img');
  const place = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await pictures(page).first().click();
  await expect.poll(async () => (await place()).height).toBeGreaterThan(100);
  await picture.click();
  await expect(box(page)).toBeVisible();
  const { x, y } = await place();
  expect(y).toBeGreaterThan(150);
  await page.mouse.click(x + 150, y - 40);
  await expect(box(page)).toHaveCount(0);
});

test('the lightbox works by keyboard alone', async ({ page }) => {
  await visit(page, '/media');
  await pictures(page).first().press('Space');
  for (const [key, at] of [
    ['', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 10],
  ] as const) {
    if (key) await page.keyboard.press(key);
    await expect(shown(page)).toHaveText(`Image ${at} sur 10`);
  }
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    // Past its last button the keyboard is the browser's, whose bar has no element.
    await expect(page.locator('main :focus:not(dialog *), header :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(pictures(page).first()).toBeFocused();
});

test('buttons and scrolling lead to the next picture and back', async ({ page }) => {
  await visit(page, '/media');
  await pictures(page).nth(4).click();
  await box(page).getByRole('button', { name: 'Image suivante' }).click();
  await expect(shown(page)).toHaveText('Image 6 sur 10');
  await box(page).getByRole('button', { name: 'Image précédente' }).click();
  await expect(shown(page)).toHaveText('Image 5 sur 10');
  // What a swipe does: the strip stops at the picture that is nearest.
  await strip(page).evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.8 }));
  await expect(shown(page)).toHaveText('Image 6 sur 10');
  await expect
    .poll(() => strip(page).evaluate((list) => (list.scrollLeft / list.clientWidth) % 1))
    .toBe(0);
});
