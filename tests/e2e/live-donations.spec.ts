import type { Page } from '@playwright/test';
import { notices, stored, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const ROUTE = '/projets/decouverte-gabon/soutenir';
const KEY = 'decouverte-gabon.donations';
const table = (page: Page) => page.getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

test('without a stored list the seed list is stored and shown, newest first', async ({ page }) => {
  await visit(page, ROUTE);
  await expect(rows(page)).toHaveCount(5);
  expect(plain(await rows(page).first().textContent())).toContain('27 septembre 2025');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Date', 'Nom', 'Montant']);
  await expect(table(page)).toContainText('affichées à titre d’exemple');
  expect(plain(await table(page).locator('tfoot').textContent())).toContain('52 500 FCFA');
  const kept: unknown = JSON.parse((await stored(page, KEY)) ?? '');
  expect(kept).toHaveLength(5);
  const one = { id: expect.any(String), name: 'Anonyme', amount: 5000, date: '2025-03-08' };
  expect(kept).toContainEqual(one);
});

test('the number and the reference, which holds the name or none, are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, ROUTE);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copier le numéro' }).click();
  await expect(notices(page)).toContainText(
    /Copié\s!Le numéro a été copié dans le presse-papiers\./,
  );
  expect(await copied()).toBe('+24100000000');
  const reference = page.locator('strong', { hasText: /^DON ADG - / });
  await expect(reference).toHaveText('DON ADG - Anonyme');
  await page.getByLabel('Votre nom').fill('  Awa   Mba ');
  await expect(reference).toHaveText('DON ADG - Awa Mba');
  await page.getByRole('button', { name: 'Copier la référence' }).click();
  await expect(notices(page)).toContainText('La référence a été copiée dans le presse-papiers.');
  expect(await copied()).toBe('DON ADG - Awa Mba');
  await page.getByLabel('Rester anonyme').check();
  await expect(reference).toHaveText('DON ADG - Anonyme');
});

test('where nothing can be copied, the text to copy is selected and a toast explains it', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {}));
  await visit(page, ROUTE);
  for (const [button, message, selected] of [
    ['le numéro', 'Sélectionnez le numéro affiché pour le copier.', '+241 00 00 00 00'],
    ['la référence', 'Sélectionnez la référence affichée pour la copier.', 'DON ADG - Anonyme'],
  ] as const) {
    await page.getByRole('button', { name: `Copier ${button}` }).click();
    await expect(notices(page)).toContainText(`Copie impossible${message}`);
    expect(plain(await page.evaluate(() => getSelection()?.toString()))).toBe(selected);
  }
});
