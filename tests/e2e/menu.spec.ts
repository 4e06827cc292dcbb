import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';
import { findSmallTargets } from './setup/small-targets.ts';
import { findTextFaults } from './setup/text-faults.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Fermer le menu' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const entry = (page: Page, name: string) =>
  navigation(page).getByRole('link', { name, exact: true });

async function open(page: Page, route = '/') {
  await page.goto(route);
  await whenAlive(page);
  await opener(page).click();
  await expect(entry(page, 'Contact')).toBeVisible();
}

test('below 1024 px there is a button, from there on a row, and no width has both', async ({
  page,
}) => {
  await page.goto('/');
  await whenAlive(page);
  for (const [width, small] of [
    [1023, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await expect(opener(page), `${width} px`).toBeVisible({ visible: small });
    await expect(entry(page, 'Services'), `${width} px`).toBeVisible({ visible: !small });
    expect(await page.evaluate(findTextFaults), `${width} px`).toEqual([]);
  }
  const row = await navigation(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect().top),
    );
  expect(new Set(row.map((top) => Math.round(top / 8))).size, 'one line at 1024 px').toBe(1);
});

test('on a page that is scrolled the whole menu shows, closes by its button and gives the place back', async ({
  page,
}) => {
  for (const route of ['/a-propos', '/projets/decouverte-gabon/soutenir']) {
    await page.goto(route);
    await whenAlive(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // By its place: a click of the test's own would first scroll, to clear the room kept above titles.
    const { x, y } = (await opener(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 20);
    await expect(entry(page, 'Accueil')).toBeInViewport();
    await expect(entry(page, 'Contact')).toBeInViewport();
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY), route).toBe(900);
    await expect(closer(page)).toBeInViewport();
    await page.mouse.click(x + 20, y + 20);
    await expect(entry(page, 'Contact')).toBeHidden();
    expect(await page.evaluate(() => scrollY), route).toBe(900);
  }
});

test('a screen that grows past 1024 px closes the menu and gives the page back', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(opener(page)).toBeVisible();
  await expect(entry(page, 'Contact')).toBeHidden();
});

test('the keyboard opens the menu, goes round in it both ways and never behind it', async ({
  page,
}) => {
  await page.goto('/');
  await whenAlive(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops: string[] = [];
    for (let presses = 0; presses < 30; presses++) {
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
    expect(
      stops.filter((stop) => stop.startsWith('outside')),
      key,
    ).toEqual([]);
    expect(stops, key).toContain('Contact');
    expect(stops, key).toContain('Accueil');
  }
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a press beside the links lets no key lead behind the open menu', async ({ page }) => {
  await open(page);
  await page.mouse.click(4, 8);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
});

test('the menu closes on any of its links, the current page’s own too, and on the way back', async ({
  page,
}) => {
  await open(page, '/services');
  await entry(page, 'Services').click();
  await expect(entry(page, 'Services')).toBeHidden();
  await opener(page).click();
  await navigation(page).getByRole('button', { name: 'Projets' }).click();
  await entry(page, 'Ndjo Oyeri').click();
  await expect(page).toHaveURL(/ndjo-oyeri$/);
  await expect(entry(page, 'Ndjo Oyeri')).toBeHidden();
  await opener(page).click();
  await page.goBack();
  await expect(page).toHaveURL(/services$/);
  await expect(entry(page, 'Contact')).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the whole menu can be read and pressed on small, low and enlarged screens', async ({
  page,
}) => {
  for (const [width, height, text] of [
    [320, 568, '100%'],
    [667, 375, '100%'],
    [390, 844, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await whenAlive(page);
    await page.addStyleTag({ content: `html{font-size:${text}}` });
    await opener(page).click();
    await navigation(page).getByRole('button', { name: 'Projets' }).click();
    for (const name of ['Accueil', 'OYERI Radio', 'Contact']) {
      await entry(page, name).scrollIntoViewIfNeeded();
      await expect(entry(page, name), `${name} at ${width} x ${height}`).toBeInViewport({
        ratio: 1,
      });
    }
    const inMenu = await page.evaluate(findSmallTargets);
    expect(inMenu, `${width} x ${height}`).toEqual([]);
    const wide = await page.evaluate(
      () =>
        [...document.querySelectorAll('header a, header summary')].filter(
          (stop) => stop.checkVisibility() && stop.getBoundingClientRect().right > innerWidth,
        ).length,
    );
    expect(wide, `entries wider than ${width} px`).toBe(0);
  }
});

test('one Escape closes the list of projects, the next one the menu', async ({ page }) => {
  await open(page);
  const projects = navigation(page).getByRole('button', { name: 'Projets' });
  await projects.click();
  await expect(entry(page, 'Tous les projets')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Tous les projets')).toBeHidden();
  await expect(projects).toBeFocused();
  await expect(entry(page, 'Contact')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Contact')).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
