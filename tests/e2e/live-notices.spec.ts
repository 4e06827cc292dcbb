import { expect, type Page, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';

const region = (page: Page) => page.getByRole('region', { name: /^Notification/ });
const language = (page: Page) => page.getByRole('button', { name: 'EN', exact: true });

const outlineOfFocus = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);

test('exactly one region is named Notification, before and after the first toast', async ({
  page,
}) => {
  await visitAlive(page, '/blog');
  await expect(region(page)).toHaveCount(1);
  await language(page).click();
  await expect(region(page).getByText(/Bientôt disponible/)).toBeVisible();
  await expect(region(page)).toHaveCount(1);
});

test('a control for what is to come is named by what is seen on it, and described as such', async ({
  page,
}) => {
  const soon = /bientôt disponible$/;
  for (const [path, name] of [
    ['media', 'Être notifié'],
    ['expertise', 'Voir la Vidéo'],
    ['je-participe/projets/a-la-decouverte-du-gabon', 'Partager'],
  ] as const) {
    await visitAlive(page, `/${path}`);
    const control = page.getByRole('button', { name, exact: true });
    await expect(control).toHaveAccessibleDescription(soon);
    await expect(control.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(language(page)).toHaveAccessibleDescription('version anglaise, bientôt disponible');
});

test('a toast is announced once, with its title and message', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const listen = () =>
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('[aria-live],[role=status],[role=alert]')) {
          const text = status.textContent ?? '';
          if (text.includes('changement de langue') && !heard.includes(text)) heard.push(text);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.addEventListener('DOMContentLoaded', listen);
  });
  await visitAlive(page, '/blog');
  await language(page).click();
  await expect(region(page).getByText(/changement de langue/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([expect.stringMatching(/^Notification .*Bientôt disponible.*changement de langue/)]);
});

test('a toast disappears after 5000 ms', async ({ page }) => {
  await page.clock.install();
  await visitAlive(page, '/blog');
  await language(page).click();
  const toast = region(page).getByText(/Bientôt disponible/);
  await expect(toast).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test('only one toast is visible at a time: a new one replaces the old', async ({ page }) => {
  await visitAlive(page, '/expertise');
  await page.getByRole('button', { name: /Voir la Vidéo/ }).click();
  await expect(region(page).getByText(/lien vers la vidéo/)).toBeVisible();
  await page.getByRole('button', { name: /Écouter Oyeri Radio/ }).click();
  await expect(region(page).getByText(/direct de la radio/)).toBeVisible();
  await expect(region(page).getByText(/lien vers la vidéo/)).toBeHidden();
  await expect(region(page).getByRole('listitem')).toHaveCount(1);
});

test('F8 goes to the notifications, whose toast is closed by keyboard alone', async ({ page }) => {
  await visitAlive(page, '/blog');
  await language(page).focus();
  await page.keyboard.press('Enter');
  await expect(region(page).getByText(/Bientôt disponible/)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region(page).getByText(/Bientôt disponible/)).toBeHidden();
});

for (const [how, keys] of [
  ['closed', ['Tab', 'Tab', 'Enter']],
  ['sent away', ['Escape']],
] as const) {
  test(`a toast that is ${how} by keyboard gives the focus back`, async ({ page }) => {
    await visitAlive(page, '/blog');
    const asked = page.getByRole('button', { name: /^Lire l’article/ }).first();
    await asked.focus();
    await page.keyboard.press('Enter');
    const toast = region(page).getByRole('listitem');
    await expect(toast).toBeVisible();
    await page.keyboard.press('F8');
    expect(await outlineOfFocus(page), 'what has the focus shows it').not.toBe('none');
    for (const key of keys) await page.keyboard.press(key);
    await expect(toast).toBeHidden();
    await expect(asked).toBeFocused();
  });
}

test('a toast waits while the pointer or the focus is on it', async ({ page }) => {
  await page.clock.install();
  await visitAlive(page, '/blog');
  await language(page).click();
  const toast = region(page).getByText(/Bientôt disponible/);
  await toast.hover();
  await page.clock.runFor(9000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(5500);
  await expect(toast).toBeHidden();
});

for (const [distance, left] of [
  [40, true],
  [80, false],
] as const) {
  test(`a swipe of ${distance} px ${left ? 'leaves' : 'dismisses'} a toast`, async ({ page }) => {
    await visitAlive(page, '/blog');
    await language(page).click();
    const toast = region(page).getByRole('listitem');
    await expect(toast).toBeVisible();
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 8; step += 1) await page.mouse.move(x + (distance * step) / 8, y);
    await page.mouse.up();
    if (left) await expect(toast).toBeVisible();
    else await expect(toast).toBeHidden();
  });
}

test('the words of a toast show although its code cannot come', async ({ page, context }) => {
  await page.clock.install();
  await visitAlive(page, '/blog');
  await context.setOffline(true);
  await language(page).click();
  await expect(region(page).getByText(/changement de langue/)).toBeVisible();
  await expect(region(page)).toHaveCount(1);
  await page.clock.runFor(5500);
  await expect(region(page).getByText(/changement de langue/)).toBeHidden();
});

test('the code of toasts comes with the first one only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visitAlive(page, '/blog');
  expect(asked.filter((url) => /toaster/.test(url))).toEqual([]);
  await language(page).click();
  await expect(region(page).getByText(/Bientôt disponible/)).toBeVisible();
  expect(asked.filter((url) => /toaster/.test(url))).toHaveLength(1);
});
