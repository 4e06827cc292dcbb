import { expect, type Page, test } from '@playwright/test';
import { seedsOf } from '../../src/blocks/donation-table/donations.ts';
import { store, stored, visitAlive } from './setup/alive.ts';

const ROUTE = '/projets/decouverte-gabon/soutenir';
const KEY = 'decouverte-gabon.donations';
/** What a visitor's browser keeps of an earlier content. */
const OLDER = seedsOf([{ name: 'Ancienne', amount: 1, date: '2024-01-01', status: 'exemple' }]);
const table = (page: Page) => page.getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');
const notices = (page: Page) => page.getByRole('region', { name: /^Notification/ });

test('on load nothing stored: the seed list is stored and shown, newest first', async ({
  page,
}) => {
  await visitAlive(page, ROUTE);
  await expect(rows(page)).toHaveCount(5);
  expect(plain(await rows(page).first().textContent())).toContain('27 septembre 2025');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Date', 'Nom', 'Montant']);
  await expect(table(page)).toContainText('affichées à titre d’exemple');
  expect(plain(await table(page).locator('tfoot').textContent())).toContain('52 500 FCFA');
  const kept: unknown = JSON.parse((await stored(page, KEY)) ?? '');
  expect(kept).toHaveLength(5);
  expect(kept).toContainEqual({
    id: expect.any(String),
    name: 'Anonyme',
    amount: 5000,
    date: '2025-03-08',
  });
});

test('otherwise the stored list is shown, sorted newest first', async ({ page }) => {
  const list = [
    { id: 'a', name: 'Ancien', amount: 1000, date: '2024-01-01' },
    { id: 'b', name: 'Récent', amount: 1_250_000, date: '2026-03-01' },
    null,
    { id: 'c', name: 'Sans montant', amount: '12', date: '2025-01-01' },
    { id: 'd', name: 'Sans jour', amount: 12, date: '2025-13-45' },
  ];
  await store(page, KEY, list);
  await visitAlive(page, ROUTE);
  await expect(rows(page)).toHaveCount(2);
  expect(plain(await rows(page).first().textContent())).toBe('1er mars 2026Récent1 250 000 FCFA');
  expect(await stored(page, KEY)).toBe(JSON.stringify(list));
});

test('a list that only an earlier content stored gives way to the content of today', async ({
  page,
}) => {
  await store(page, KEY, OLDER);
  await visitAlive(page, ROUTE);
  await expect(rows(page)).toHaveCount(5);
  await expect(table(page)).toContainText('Donatrice exemple');
  await expect.poll(async () => JSON.parse((await stored(page, KEY)) ?? '')).toHaveLength(5);
});

test('a list of an earlier content that someone has changed stays', async ({ page }) => {
  const list = OLDER.map((row) => ({ ...row, name: 'Corrigée' }));
  await store(page, KEY, list);
  await visitAlive(page, ROUTE);
  await expect(rows(page)).toHaveText([/Corrigée/]);
  expect(await stored(page, KEY)).toBe(JSON.stringify(list));
});

test('donations of another origin are announced as received, not as samples', async ({ page }) => {
  await store(page, KEY, [{ id: 'a', name: 'Awa', amount: 1, date: '2025-01-01' }]);
  await visitAlive(page, ROUTE);
  await expect(table(page).locator('caption')).toHaveText(/^Dons reçus, .* ancien\.$/);
});

test('two tabs of two contents do not overwrite each other for ever', async ({ page, context }) => {
  await visitAlive(page, ROUTE);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('storage', () =>
          // Once what the change leads to is done.
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        );
      }),
  );
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, JSON.stringify(OLDER)],
  );
  await heard;
  expect(await stored(page, KEY)).toBe(JSON.stringify(OLDER));
  await expect(rows(page)).toHaveCount(5);
});

for (const value of ['[]', '{"a":1}', '{broken', '12', 'null', '[{"x":1}]', '"text"']) {
  test(`with ${value} stored the seeds show, and it is left as it is${/^.?(\]|broken|\{"x)/.test(value) ? '' : ' @rare'}`, async ({
    page,
  }) => {
    await store(page, KEY, value);
    await visitAlive(page, ROUTE);
    await expect(rows(page)).toHaveCount(5);
    expect(await stored(page, KEY)).toBe(value);
  });
}

test('ten thousand donations do not freeze the page; more are shown on demand', async ({
  page,
}) => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    name: `Personne ${at}`,
    amount: 100,
    date: '2025-05-05',
  }));
  await store(page, KEY, many);
  await visitAlive(page, ROUTE);
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(rows(page)).toHaveCount(100);
  expect(plain(await table(page).locator('tfoot').textContent())).toContain('1 000 000 FCFA');
});

test('the button that shows the last donations leaves the keyboard at the first of them', async ({
  page,
}) => {
  const some = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    name: `Personne ${at}`,
    amount: 100,
    date: '2025-05-05',
  }));
  await store(page, KEY, some);
  await visitAlive(page, ROUTE);
  await page.getByRole('button', { name: 'Afficher plus' }).press('Enter');
  await expect(rows(page)).toHaveCount(60);
  await expect(rows(page).nth(50)).toBeFocused();
});

test('what another tab stores shows here', async ({ page, context }) => {
  await visitAlive(page, ROUTE);
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, JSON.stringify([{ id: 'z', name: 'Autre onglet', amount: 7, date: '2025-05-05' }])],
  );
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Autre onglet');
});

test('a hostile name is shown as text and keeps the page within its width', async ({ page }) => {
  const name = `<img src=x onerror=alert(1)>${'é'.repeat(400)}`;
  await store(page, KEY, [{ id: 'x', name, amount: 1, date: '2025-05-05' }]);
  await visitAlive(page, ROUTE);
  await expect(rows(page)).toContainText('<img src=x');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('the number is copied, with the toast Copié !', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitAlive(page, ROUTE);
  await page.getByRole('button', { name: 'Copier le numéro' }).click();
  await expect(notices(page).getByText(/Copié\s!/)).toBeVisible();
  await expect(
    notices(page).getByText('Le numéro a été copié dans le presse-papiers.'),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+241 00 00 00 00');
});

for (const [how, script] of [
  ['refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['absent', undefined],
] as const) {
  test(`with a clipboard that is ${how}, what was to be copied is selected and the toast says so`, async ({
    page,
  }) => {
    await page.addInitScript((refused) => {
      const clipboard = refused ? { writeText: () => Promise.reject(new Error('no')) } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    }, script !== undefined);
    await visitAlive(page, ROUTE);
    await page.getByRole('button', { name: 'Copier le numéro' }).click();
    await expect(notices(page).getByText('Copie impossible')).toBeVisible();
    await expect(
      notices(page).getByText('Sélectionnez le numéro affiché pour le copier.'),
    ).toBeVisible();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    expect(plain((await selected()) ?? '')).toBe('+241 00 00 00 00');
    await page.getByRole('button', { name: 'Copier la référence' }).click();
    await expect(
      notices(page).getByText('Sélectionnez la référence affichée pour la copier.'),
    ).toBeVisible();
    expect(plain((await selected()) ?? '')).toBe('DON ADG - Anonyme');
  });
}

test('the reference is composed from the name, or anonymous, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitAlive(page, ROUTE);
  const reference = page.locator('strong', { hasText: /^DON ADG - / });
  await expect(reference).toHaveText('DON ADG - Anonyme');
  await page.getByLabel('Votre nom').fill('  Awa   Mba ');
  await expect(reference).toHaveText('DON ADG - Awa Mba');
  await page.getByRole('button', { name: 'Copier la référence' }).click();
  await expect(
    notices(page).getByText('La référence a été copiée dans le presse-papiers.'),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DON ADG - Awa Mba');
  await page.getByLabel('Rester anonyme').check();
  await expect(reference).toHaveText('DON ADG - Anonyme');
});
