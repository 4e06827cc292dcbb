import { expect, type Page, test } from '@playwright/test';
import { store, stored, visitAlive } from './setup/alive.ts';

const ROUTE = '/projets/ndjo-oyeri/contributions';
const KEY = 'ndjo-oyeri.contributions';
const one = (id: string, changes: object = {}) => ({
  id,
  contributionType: 'Proverbe',
  contribution: `Parole ${id}`,
  name: 'Awa',
  createdAt: '2025-05-05T10:00:00.000Z',
  ...changes,
});
const LIST = [
  one('ancien', { createdAt: '2024-01-01T10:00:00Z', contributionType: 'Récit / Conte' }),
  one('sans-date', { createdAt: 'hier', contributionType: 'Devinette' }),
  { autre: 'chose' },
  one('récent', { createdAt: '2026-03-01T12:00:00Z', contributionType: 'Oralité' }),
];
const articles = (page: Page) => page.getByRole('article');
const alert = (page: Page) => page.getByRole('alertdialog');
const notices = (page: Page) => page.getByRole('region', { name: /^Notification/ });
const ask = (page: Page, at: number) =>
  articles(page).nth(at).getByRole('button', { name: 'Supprimer', exact: true }).click();

test('nothing stored: the empty state shows', async ({ page }) => {
  await visitAlive(page, ROUTE);
  await expect(page.getByText('Aucune contribution pour le moment')).toBeVisible();
  await expect(page.getByText(/Soyez le premier à partager un savoir\s!/)).toBeVisible();
  expect(await stored(page, KEY)).toBeNull();
});

test('contributions show newest first, one without a date last', async ({ page }) => {
  await store(page, KEY, LIST);
  await visitAlive(page, ROUTE);
  await expect(articles(page).locator('h3')).toHaveText(['Oralité', 'Récit / Conte', 'Devinette']);
  await expect(articles(page).nth(0)).toContainText('1er mars 2026');
  await expect(articles(page).nth(2).locator('time')).toHaveCount(0);
  const icons = await articles(page)
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(icons.map((src) => /(oralite|recit|proverbe)/.exec(src ?? '')?.[1])).toEqual([
    'oralite',
    'recit',
    'proverbe',
  ]);
});

test('a type that is a word of the language of scripts is a type like any other', async ({
  page,
}) => {
  await store(page, KEY, [one('a', { contributionType: 'constructor' })]);
  await visitAlive(page, ROUTE);
  await expect(articles(page).locator('h3')).toHaveText(['constructor']);
  await expect(articles(page).locator('img')).toHaveAttribute('src', /proverbe/);
});

test('deleting asks first; Annuler and Escape keep everything', async ({ page }) => {
  await store(page, KEY, LIST);
  await visitAlive(page, ROUTE);
  await ask(page, 1);
  await expect(alert(page)).toHaveAccessibleName(/Êtes-vous sûr\s\?/);
  await expect(alert(page)).toContainText(
    'Cette action est irréversible. La contribution sera définitivement supprimée.',
  );
  await expect(alert(page).getByRole('button')).toHaveText(['Annuler', 'Supprimer']);
  await expect(alert(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.mouse.click(3, 300);
  await expect(alert(page)).toBeVisible();
  await alert(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(articles(page).nth(1).getByRole('button', { name: 'Supprimer' })).toBeFocused();
  await ask(page, 1);
  await page.keyboard.press('Escape');
  await expect(alert(page)).toHaveCount(0);
  await expect(articles(page)).toHaveCount(3);
  expect(await stored(page, KEY)).toBe(JSON.stringify(LIST));
});

test('on confirm the removal is persisted, the list updates and the toast says so', async ({
  page,
}) => {
  await store(page, KEY, LIST);
  await visitAlive(page, ROUTE);
  await ask(page, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(articles(page)).toHaveCount(2);
  await expect(notices(page).getByText('Contribution supprimée')).toBeVisible();
  await expect(
    notices(page).getByText('La contribution a été supprimée avec succès.'),
  ).toBeVisible();
  await expect(articles(page).first().getByRole('button', { name: 'Supprimer' })).toBeFocused();
  expect(await stored(page, KEY)).toBe(JSON.stringify(LIST.slice(0, 3)));
  await page.reload();
  await expect(articles(page)).toHaveCount(2);
});

test('the last deletion brings the empty state, and the focus there', async ({ page }) => {
  await store(page, KEY, [one('seul'), { autre: 'chose' }]);
  await visitAlive(page, ROUTE);
  await ask(page, 0);
  await alert(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune contribution pour le moment')).toBeFocused();
  expect(await stored(page, KEY)).toBe(JSON.stringify([{ autre: 'chose' }]));
});

test('two tabs do not undo each other', async ({ page, context }) => {
  await store(page, KEY, [one('a'), one('b'), one('c')]);
  await visitAlive(page, ROUTE);
  const other = await context.newPage();
  await visitAlive(other, ROUTE);
  await ask(page, 0);
  await ask(other, 1);
  await alert(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(articles(page)).toHaveCount(2);
  await alert(other).getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => stored(page, KEY)).toBe(JSON.stringify([one('c')]));
  await expect(articles(page)).toHaveCount(1);
});

test('a failure to delete shows the destructive toast Erreur and loses nothing', async ({
  page,
}) => {
  await store(page, KEY, LIST);
  await visitAlive(page, ROUTE);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await ask(page, 0);
  await alert(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(notices(page).getByText('Erreur', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Impossible de supprimer la contribution.')).toBeVisible();
  await expect(notices(page).locator('[data-variant=destructive]')).toBeVisible();
  await expect(articles(page)).toHaveCount(3);
});

test('a failure to read is logged and an empty list is shown', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await store(page, KEY, '{broken');
  await visitAlive(page, ROUTE);
  await expect(page.getByText('Aucune contribution pour le moment')).toBeVisible();
  expect(errors).toHaveLength(1);
  expect(await stored(page, KEY)).toBe('{broken');
});

test('a hostile contribution is shown as text, within the page', async ({ page }) => {
  const contribution = `<script>alert(1)</script>${'a'.repeat(900)}`;
  await store(page, KEY, [one('x', { contribution, name: 5, contributionType: {} })]);
  await visitAlive(page, ROUTE);
  await expect(articles(page)).toContainText('<script>alert(1)</script>');
  await expect(articles(page)).toContainText('Anonyme');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('the button that shows the last contributions leaves the keyboard at the first of them', async ({
  page,
}) => {
  await store(
    page,
    KEY,
    Array.from({ length: 53 }, (_, at) => one(String(at))),
  );
  await visitAlive(page, ROUTE);
  await page.getByRole('button', { name: 'Afficher plus' }).press('Enter');
  await expect(articles(page)).toHaveCount(53);
  await expect(
    articles(page).nth(50).getByRole('button', { name: 'Supprimer', exact: true }),
  ).toBeFocused();
});
