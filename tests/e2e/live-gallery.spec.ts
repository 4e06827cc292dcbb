import { expect, type Page, test } from '@playwright/test';
import { visit } from './setup/page.ts';

const pictures = (page: Page) => page.getByRole('button', { name: /^Agrandir\s*:/ });
const box = (page: Page) => page.getByRole('dialog');
const shown = (page: Page) => box(page).getByText(/Image \d+ sur 10/);
const body = (page: Page) => page.locator('body');

test('ten pictures, each in a button that names what it enlarges', async ({ page }) => {
  await visit(page, '/media');
  await expect(pictures(page)).toHaveCount(10);
  for (const picture of await pictures(page).all()) {
    const alt = await picture.locator('img').getAttribute('alt');
    expect(alt?.length).toBeGreaterThan(10);
    expect(await picture.getAttribute('aria-label')).toContain(alt);
  }
});

test('a click opens the lightbox over the page; the close button restores the focus @both @engines', async ({
  page,
}) => {
  await visit(page, '/media');
  const picture = pictures(page).nth(2);
  await picture.click();
  await expect(shown(page)).toHaveText('Image 3 sur 10');
  await expect(box(page)).toHaveCSS('background-color', /^rgb\(/);
  await expect(body(page)).toHaveCSS('overflow', 'hidden');
  const header = await page.locator('header').first().boundingBox();
  expect(header?.y).toBe(0);
  const close = box(page).getByRole('button', { name: 'Fermer' });
  await expect(close).toBeFocused();
  await close.click();
  await expect(box(page)).toHaveCount(0);
  await expect(picture).toBeFocused();
  await expect(body(page)).not.toHaveCSS('overflow', 'hidden');
});

test('a click on the background closes the lightbox, next to the picture and above it; one on the picture does not', async ({
  page,
}) => {
  await visit(page, '/media');
  const picture = box(page).getByRole('img');
  const place = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  for (const at of ['beside', 'above']) {
    await pictures(page).first().click();
    await expect.poll(async () => (await place()).height).toBeGreaterThan(100);
    await picture.click();
    await expect(box(page)).toBeVisible();
    const { x, y } = await place();
    expect(y).toBeGreaterThan(150);
    if (at === 'beside') await page.mouse.click(3, 120);
    else await page.mouse.click(x + 150, y - 40);
    await expect(box(page)).toHaveCount(0);
  }
});

test('the lightbox works by keyboard alone @both @engines', async ({ page }) => {
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

test('buttons and a swipe lead to the next picture and back @engines', async ({ page }) => {
  await visit(page, '/media');
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
  test.use({ isMobile: true });

  test('one finger pans a zoomed picture, and swipes again after zooming out', async ({ page }) => {
    await visit(page, '/media');
    await pictures(page).nth(2).tap();
    await expect(shown(page)).toHaveText('Image 3 sur 10');
    // Playwright's own touch screen knows neither pinches nor drags.
    const touch = await page.context().newCDPSession(page);
    const zoom = (scaleFactor: number) =>
      touch.send('Input.synthesizePinchGesture', { x: 100, y: 200, scaleFactor });
    const drag = async () => {
      for (let step = 0; step <= 12; step++) {
        const type = step === 0 ? 'touchStart' : 'touchMove';
        const touchPoints = [{ x: 300 - (160 * step) / 12, y: 420 }];
        await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    await zoom(2.5);
    await expect(box(page)).toHaveAttribute('data-zoomed');
    const before = await left();
    await drag();
    await expect.poll(left).toBeGreaterThan(before + 20);
    await expect(shown(page)).toHaveText('Image 3 sur 10');
    await zoom(0.2);
    await expect(box(page)).not.toHaveAttribute('data-zoomed');
    await drag();
    await expect(shown(page)).toHaveText('Image 4 sur 10');
  });
});

test('on a phone on its side an enlarged picture is larger than in the grid', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/media');
  const small = await pictures(page).nth(1).getByRole('img').boundingBox();
  await pictures(page).nth(1).click();
  const large = box(page).getByRole('img');
  await expect
    .poll(async () => (await large.boundingBox())?.height)
    .toBeGreaterThan(small?.height ?? 390);
});
