import type { Page } from '@playwright/test';
import { notices, store, stored, visit } from '../setup/page.ts';
import { expect, test } from '../setup/test.ts';

const SUPPORT = '/projets/decouverte-gabon/soutenir';
const DONATIONS = 'decouverte-gabon.donations';
const LIST = '/projets/ndjo-oyeri/contributions';
const CONTRIBUTIONS = 'ndjo-oyeri.contributions';

const one = (id: string) => ({
  id,
  contributionType: 'Proverbe',
  contribution: `Parole ${id}`,
  name: 'Awa',
  createdAt: '2025-05-05T10:00:00.000Z',
});

const articles = (page: Page) => page.getByRole('article');
const remove = (page: Page, at: number) =>
  articles(page).nth(at).getByRole('button', { name: 'Supprimer', exact: true }).click();
const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();

/** Pages with live blocks, and what each must still show. */
const PAGES = [
  ['/services', 'Demander un devis'],
  ['/media', 'Galerie'],
  ['/projets/decouverte-gabon/participer', 'Devenir Partenaire'],
  [SUPPORT, 'DON ADG - Anonyme'],
  ['/projets/ndjo-oyeri/partager', 'Ouvrir dans un nouvel onglet'],
  ['/projets/ndjo-oyeri/carte-participative', 'Explorez la carte'],
  [LIST, 'Aucune contribution pour le moment'],
  ['/je-participe/decouvrir-les-projets', 'Filtrer'],
] as const;

test('storage is blocked: every page with live blocks shows its own, and answers with a notice', async ({
  page,
  accepted,
}) => {
  accepted.push(/blocked|SecurityError/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  for (const [route, words] of PAGES) {
    await visit(page, route);
    const shown = page.locator('main').getByText(words).filter({ visible: true });
    await expect(shown.first(), route).toBeVisible();
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /EN/ }).first().click();
    await expect(notices(page).getByText(/changement de langue/)).toBeVisible();
  }
});

test('storage is full: what cannot be deleted is said, and stays', async ({ page }) => {
  const text = JSON.stringify([one('a'), one('b')]);
  await store(page, CONTRIBUTIONS, text);
  await visit(page, LIST);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await remove(page, 0);
  await confirm(page);
  await expect(notices(page).locator('[data-variant=destructive]')).toContainText(
    'ErreurImpossible de supprimer la contribution.',
  );
  await expect(articles(page)).toHaveCount(2);
  expect(await stored(page, CONTRIBUTIONS)).toBe(text);
});

test('storage holds what this version does not write: it is left as it is', async ({
  page,
  accepted,
}) => {
  // Written for who looks after the site.
  accepted.push(/^error: /);
  for (const key of [DONATIONS, CONTRIBUTIONS]) await store(page, key, '{broken');
  await visit(page, SUPPORT);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(5);
  await visit(page, LIST);
  await expect(page.getByText('Aucune contribution pour le moment')).toBeVisible();
  for (const key of [DONATIONS, CONTRIBUTIONS]) expect(await stored(page, key)).toBe('{broken');
});

test('two tabs delete contributions: each shows what the other has left', async ({
  page,
  context,
}) => {
  await store(page, CONTRIBUTIONS, [one('a'), one('b'), one('c')]);
  await visit(page, LIST);
  const other = await context.newPage();
  await visit(other, LIST);
  await remove(page, 0);
  await remove(other, 1);
  await confirm(page);
  await expect(articles(page)).toHaveCount(2);
  await confirm(other);
  await expect.poll(() => stored(page, CONTRIBUTIONS)).toBe(JSON.stringify([one('c')]));
  await expect(articles(page)).toHaveCount(1);
});
