import type { Page } from '@playwright/test';
import { addStyles, scrolled, scrollTo, visit, whenAtRest } from './setup/page.ts';
import { findSmallTargets } from './setup/small-targets.ts';
import { expect, test } from './setup/test.ts';
import { findTextFaults } from './setup/text-faults.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Fermer le menu' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const projects = (page: Page) => navigation(page).getByRole('button', { name: 'Projets' });
const entry = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });

/** Closed, the menu lets the page scroll. */
async function isClosed(page: Page) {
  await expect(entry(page, 'Contact')).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
}

async function open(page: Page) {
  await opener(page).click();
  await expect(entry(page, 'Contact')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await whenAtRest(page);
}

test('below 1024 px there is a button, from there on a row of one line, and no width has both', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [width, small] of [
    [1024, false],
    [1023, true],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await expect(opener(page), `${width} px`).toBeVisible({ visible: small });
    await expect(entry(page, 'Services'), `${width} px`).toBeVisible({ visible: !small });
    expect(await page.evaluate(findTextFaults), `${width} px`).toEqual([]);
    if (small) continue;
    const links = await navigation(page).getByRole('link').filter({ visible: true }).all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y ?? 0));
    expect(new Set(tops.map((top) => Math.round(top / 8))).size).toBe(1);
  }
  // A screen that grows closes the menu, too.
  await open(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(opener(page)).toBeVisible();
  await isClosed(page);
});

test('on a scrolled page the whole menu shows, closes by its button and restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/projets/decouverte-gabon/soutenir');
  await scrollTo(page, 900);
  // By its place: a click of the test's own would first scroll, to clear the room kept above titles.
  const { x, y } = (await opener(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20);
  await expect(entry(page, 'Accueil')).toBeInViewport();
  await expect(entry(page, 'Contact')).toBeInViewport();
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 500);
  expect(await scrolled(page)).toBe(900);
  await page.mouse.click(x + 20, y + 20);
  await isClosed(page);
  expect(await scrolled(page)).toBe(900);
});

test('the keyboard opens the menu and moves in it, in both directions, never behind it', async ({
  page,
}) => {
  await visit(page, '/');
  await opener(page).press('Enter');
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
  await whenAtRest(page);
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = [];
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press(key);
      stops.push(
        await page.evaluate(() => {
          const stop = document.activeElement;
          // Past its last link the keyboard is the browser's, whose bar has no element.
          if (stop === document.body) return '';
          return stop?.closest('header') ? (stop.textContent ?? '') : `outside: ${stop?.localName}`;
        }),
      );
    }
    expect(stops.filter((stop) => stop.startsWith('outside'))).toEqual([]);
    expect(stops).toEqual(expect.arrayContaining(['Accueil', 'Contact']));
  }
  // A press beside the links leads no key behind it either.
  await page.mouse.click(4, 8);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
});

test('one Escape closes the list of projects, the next one the menu', async ({ page }) => {
  await visit(page, '/');
  await open(page);
  await projects(page).click();
  await expect(entry(page, 'Tous les projets')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Tous les projets')).toBeHidden();
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(projects(page)).toBeFocused();
  await expect(entry(page, 'Contact')).toBeVisible();
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu closes on any of its links, that of the current page too, and on a step back', async ({
  page,
}) => {
  await visit(page, '/services');
  await open(page);
  await entry(page, 'Services').click();
  await isClosed(page);
  await open(page);
  await projects(page).click();
  await entry(page, 'Ndjo Oyeri').click();
  await expect(page).toHaveURL(/ndjo-oyeri$/);
  await isClosed(page);
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL(/services$/);
  await isClosed(page);
});

for (const [width, height, text] of [
  [667, 375, '100%'],
  [390, 844, '200%'],
] as const)
  test(`the whole menu can be read and pressed on ${width} x ${height}, letters at ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await addStyles(page, `html{font-size:${text}}`);
    await open(page);
    await projects(page).click();
    for (const name of ['Accueil', 'OYERI Radio', 'Contact']) {
      await entry(page, name).scrollIntoViewIfNeeded();
      await expect(entry(page, name)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
    for (const link of await navigation(page).getByRole('link').filter({ visible: true }).all()) {
      const box = (await link.boundingBox()) ?? { x: 0, width: 0 };
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
