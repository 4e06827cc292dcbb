import { expect, type Page, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { touching } from './setup/touch.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Agrandir\s*:/ });
const box = (page: Page) => page.getByRole('dialog');
const shown = (page: Page) => box(page).getByText(/Image \d+ sur 10/);

test('ten pictures, each in a button that says what it enlarges', async ({ page }) => {
  await visitAlive(page, '/media');
  await expect(pictures(page)).toHaveCount(10);
  for (const picture of await pictures(page).all()) {
    const alt = await picture.locator('img').getAttribute('alt');
    expect(alt?.length).toBeGreaterThan(10);
    expect(await picture.getAttribute('aria-label')).toContain(alt);
  }
});

test('a click opens the lightbox; the close button closes it and focus returns to the picture @both', async ({
  page,
}) => {
  await visitAlive(page, '/media');
  await pictures(page).nth(2).click();
  await expect(shown(page)).toHaveText('Image 3 sur 10');
  await expect(box(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await box(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(box(page)).toHaveCount(0);
  await expect(pictures(page).nth(2)).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
});

test('nothing of the page shows behind an enlarged picture', async ({ page }) => {
  await visitAlive(page, '/media');
  await pictures(page).first().click();
  const ground = await box(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
});

test('a click on the background closes the lightbox, a click on the picture does not', async ({
  page,
}) => {
  await visitAlive(page, '/media');
  await pictures(page).first().click();
  await box(page).getByRole('img').click();
  await expect(box(page)).toBeVisible();
  await page.mouse.click(3, 120);
  await expect(box(page)).toHaveCount(0);
  // Above the picture as beside it: on a phone most of the screen is background.
  await page.setViewportSize({ width: 390, height: 844 });
  await pictures(page).first().click();
  const picture = box(page).getByRole('img');
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  expect(y).toBeGreaterThan(150);
  await page.mouse.click(x + 150, y - 40);
  await expect(box(page)).toHaveCount(0);
});

test('the page behind the lightbox stays where it was, header included', async ({ page }) => {
  await visitAlive(page, '/media');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const top = () =>
    page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top);
  expect(await top()).toBe(0);
  await pictures(page)
    .nth(2)
    .evaluate((picture: HTMLElement) => picture.click());
  await expect(box(page)).toBeVisible();
  expect(await top()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
});

test('the lightbox works by keyboard alone @both', async ({ page }) => {
  await visitAlive(page, '/media');
  await pictures(page).first().focus();
  await page.keyboard.press('Space');
  await expect(shown(page)).toHaveText('Image 1 sur 10');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText('Image 2 sur 10');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText('Image 10 sur 10');
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    // Past its last button the keyboard is the browser's, whose bar has no element.
    await expect(page.locator('main :focus:not(dialog *), header :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(pictures(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
});

test('buttons and a swipe lead to the next picture and back', async ({ page }) => {
  await visitAlive(page, '/media');
  await pictures(page).nth(4).click();
  await box(page).getByRole('button', { name: 'Image suivante' }).click();
  await expect(shown(page)).toHaveText('Image 6 sur 10');
  await box(page).getByRole('button', { name: 'Image précédente' }).click();
  await expect(shown(page)).toHaveText('Image 5 sur 10');
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await page.mouse.move(150, 405, { steps: 4 });
  await page.mouse.up();
  await expect(shown(page)).toHaveText('Image 6 sur 10');
});

test.describe('under fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const leftOf = (page: Page) => page.evaluate(() => visualViewport?.offsetLeft ?? 0);

  test('one finger moves over a picture that two have zoomed into', async ({ page }) => {
    await visitAlive(page, '/media');
    await pictures(page).nth(2).tap();
    await expect(shown(page)).toHaveText('Image 3 sur 10');
    const touch = await touching(page);
    await touch.zoom(2.5);
    await expect(box(page)).toHaveAttribute('data-zoomed');
    const before = await leftOf(page);
    await touch.drag({ x: 300, y: 420 }, -160);
    await expect.poll(() => leftOf(page)).toBeGreaterThan(before + 20);
    await expect(shown(page)).toHaveText('Image 3 sur 10');
    await touch.zoom(0.2);
    await expect(box(page)).not.toHaveAttribute('data-zoomed');
    await touch.drag({ x: 300, y: 420 }, -160);
    await expect(shown(page)).toHaveText('Image 4 sur 10');
  });

  test('a tap of two fingers leaves the picture where it is', async ({ page }) => {
    await visitAlive(page, '/media');
    await pictures(page).nth(2).tap();
    await expect(shown(page)).toHaveText('Image 3 sur 10');
    const touch = await touching(page);
    await touch.tapTwo({ x: 120, y: 420 }, { x: 280, y: 430 });
    await expect(shown(page)).toHaveText('Image 3 sur 10');
  });
});

test('a picture opens as a plain file when the code of the lightbox cannot come', async ({
  page,
}) => {
  await page.route(/assets\/lightbox-.*\.js$/, (route) => route.abort());
  await visitAlive(page, '/media');
  await pictures(page).first().click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a picture is a plain link to its file', async ({ page }) => {
    await page.goto('/media');
    await pictures(page).first().click();
    await expect(page).toHaveURL(/\/assets\/img\/.+/);
  });
});

test('on a phone on its side an enlarged picture is larger than in the grid', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visitAlive(page, '/media');
  const small = await page.getByRole('main').getByRole('img').nth(1).boundingBox();
  await page
    .getByRole('button', { name: /Agrandir/ })
    .nth(1)
    .click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  await expect
    .poll(async () => (await large.boundingBox())?.height)
    .toBeGreaterThan(small?.height ?? 390);
});

test('a picture that comes while the menu is open leaves a page that scrolls', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/assets\/lightbox-.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await visitAlive(page, '/media');
  await pictures(page).first().click();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  answer();
  await expect(box(page)).toBeVisible();
  // It closes both: the menu first, which had locked the page first.
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
});
