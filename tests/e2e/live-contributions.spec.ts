import type { Page } from '@playwright/test';
import { notices, store, stored, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

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
const HOSTILE = `<script>alert(1)</script>${'a'.repeat(900)}`;
const LIST = [
  one('ancien', { createdAt: '2024-01-01T10:00:00Z', contributionType: 'Récit / Conte' }),
  one('sans-date', { createdAt: 'hier', contributionType: 'Devinette', contribution: HOSTILE }),
  { autre: 'chose' },
  one('récent', { createdAt: '2026-03-01T12:00:00Z', contributionType: 'Oralité', name: 5 }),
];
const articles = (page: Page) => page.getByRole('article');
const alert = (page: Page) => page.getByRole('alertdialog');
const remove = (page: Page, at: number) =>
  articles(page).nth(at).getByRole('button', { name: 'Supprimer', exact: true });
const confirm = (page: Page) => alert(page).getByRole('button', { name: 'Supprimer' }).click();
const empty = (page: Page) => page.getByText('Aucune contribution pour le moment');

test('contributions show as text, newest first, one without a date last', async ({ page }) => {
  await store(page, KEY, LIST);
  await visit(page, ROUTE);
  await expect(articles(page).locator('h3')).toHaveText(['Oralité', 'Récit / Conte', 'Devinette']);
  await expect(articles(page).nth(0)).toContainText('1er mars 2026');
  await expect(articles(page).nth(0)).toContainText('Anonyme');
  await expect(articles(page).nth(2).locator('time')).toHaveCount(0);
  await expect(articles(page).nth(2)).toContainText('<script>alert(1)</script>');
  for (const [at, icon] of [/oralite/, /recit/, /proverbe/].entries())
    await expect(articles(page).nth(at).locator('img')).toHaveAttribute('src', icon);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('deleting asks first; Annuler and Escape delete none', async ({ page }) => {
  await store(page, KEY, LIST);
  await visit(page, ROUTE);
  await remove(page, 1).click();
  await expect(alert(page)).toHaveAccessibleName(/Êtes-vous sûr\s\?/);
  await expect(alert(page)).toContainText(
    'Cette action est irréversible. La contribution sera définitivement supprimée.',
  );
  await expect(alert(page).getByRole('button')).toHaveText(['Annuler', 'Supprimer']);
  await expect(alert(page).getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.mouse.click(3, 300);
  await expect(alert(page)).toBeVisible();
  await alert(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(remove(page, 1)).toBeFocused();
  await remove(page, 1).click();
  await page.keyboard.press('Escape');
  await expect(alert(page)).toHaveCount(0);
  await expect(articles(page)).toHaveCount(3);
  expect(await stored(page, KEY)).toBe(JSON.stringify(LIST));
});

test('on confirm the removal is persisted and announced in a toast; after the last one the empty state shows', async ({
  page,
}) => {
  await store(page, KEY, LIST.slice(1));
  await visit(page, ROUTE);
  await remove(page, 0).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(articles(page)).toHaveCount(1);
  await expect(notices(page)).toContainText(
    'Contribution suppriméeLa contribution a été supprimée avec succès.',
  );
  await expect(remove(page, 0)).toBeFocused();
  expect(await stored(page, KEY)).toBe(JSON.stringify(LIST.slice(1, 3)));
  await page.reload();
  await remove(page, 0).click();
  await confirm(page);
  await expect(empty(page)).toBeFocused();
  await expect(page.getByText('Soyez le premier à partager un savoir !')).toBeVisible();
  expect(await stored(page, KEY)).toBe(JSON.stringify([{ autre: 'chose' }]));
});
