import type { Page } from '@playwright/test';
import { follow, notices, store, stored, visit } from '../setup/page.ts';
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

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const articles = (page: Page) => page.getByRole('article');
const remove = (page: Page, at: number) =>
  articles(page).nth(at).getByRole('button', { name: 'Supprimer', exact: true }).click();
const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();

/** What a key may hold that this version of the site does not write. */
const FOREIGN = ['{broken', '[{"x":1}]'];

test.describe.configure({ timeout: 300_000 });

/** Pages with live blocks, and what each must still show whatever fails around it. */
const PAGES = [
  ['/services', 'Demander un devis'],
  ['/media', 'Galerie'],
  ['/projets/decouverte-gabon/participer', 'Devenir Partenaire'],
  ['/projets/decouverte-gabon/soutenir', 'DON ADG - Anonyme'],
  ['/projets/ndjo-oyeri/partager', 'Ouvrir dans un nouvel onglet'],
  ['/projets/ndjo-oyeri/carte-participative', 'Explorez la carte'],
  ['/projets/ndjo-oyeri/contributions', 'Aucune contribution pour le moment'],
  ['/je-participe/decouvrir-les-projets', 'Filtrer'],
] as const;

/** Every page with live blocks shows its own, and answers with a notice. */
async function everyLiveBlock(page: Page): Promise<void> {
  for (const [route, words] of PAGES) {
    await visit(page, route);
    const shown = page.locator('main').getByText(words).filter({ visible: true });
    await expect(shown.first(), route).toBeVisible();
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /EN/ }).first().click();
    await expect(notices(page).getByText(/changement de langue/)).toBeVisible();
  }
}

test('storage is blocked', async ({ page, accepted }) => {
  accepted.push(/blocked|SecurityError/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await everyLiveBlock(page);
});

test('storage is full', async ({ page }) => {
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
  await follow(page, SUPPORT);
  await expect(rows(page)).toHaveCount(5);
});

test('storage is of another version or shape', async ({ page, accepted }) => {
  // Written for who looks after the site: see below.
  accepted.push(/^error: /);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  page.on('pageerror', ({ message }) => logged.push(`thrown: ${message}`));
  for (const value of FOREIGN) {
    await page.addInitScript(
      ([text, ...keys]) => {
        for (const key of keys) localStorage.setItem(key, text ?? '');
        sessionStorage.setItem('scroll:/', text ?? '');
      },
      [value, DONATIONS, CONTRIBUTIONS],
    );
    await visit(page, SUPPORT);
    await expect(rows(page), value).toHaveCount(5);
    expect(await stored(page, DONATIONS)).toBe(value);
    logged.length = 0;
    await follow(page, LIST);
    await expect(page.getByText('Aucune contribution pour le moment')).toBeVisible();
    expect(logged, value).toHaveLength(value.startsWith('[') ? 0 : 1);
    expect(logged.join()).not.toContain('thrown');
    expect(await stored(page, CONTRIBUTIONS)).toBe(value);
  }
});

test('two tabs show the donations', async ({ page, context }) => {
  await visit(page, SUPPORT);
  const other = await context.newPage();
  await other.goto('/contact');
  const list = '[{"id":"z","name":"Autre onglet","amount":7,"date":"2025-05-05"}]';
  await other.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [DONATIONS, list],
  );
  await expect(rows(page)).toHaveText([/Autre onglet/]);
});

test('two tabs delete contributions', async ({ page, context }) => {
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
