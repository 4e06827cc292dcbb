import { expect, test } from '@playwright/test';
import { readContent } from '../../src/read/content.ts';
import { visitAlive } from './setup/alive.ts';
import { plain } from './setup/words.ts';

const CATEGORIES = [
  ['Tous', ''],
  ['Stratégie', 'strategie'],
  ['Production', 'production'],
  ['Presse', 'presse'],
  ['Éducation', 'education'],
  ['Entreprise', 'entreprise'],
  ['Événements', 'evenements'],
] as const;

test('seven buttons filter the services, Tous by default', async ({ page }) => {
  await visitAlive(page, '/services');
  const buttons = page.getByRole('group', { name: 'Filtrer par catégorie' }).getByRole('button');
  await expect(buttons).toHaveText(CATEGORIES.map(([name]) => name));
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('each price stands beside what it is for', async ({ page }) => {
  const { content } = await readContent('tests/content');
  const { frontmatter } = content.parts.find(({ route }) => route === '/services') ?? {};
  const services = frontmatter && 'services' in frontmatter ? (frontmatter.services ?? []) : [];
  expect(services).toHaveLength(6);
  await page.goto('/services');
  for (const { title, items } of services) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) });
    const rows = (await card.getByRole('listitem').allInnerTexts()).map(plain);
    expect(rows).toEqual(items.map(({ name, price }) => plain(`${name} ${price}`)));
  }
});

test('on paper the prices stand without the buttons that filter them', async ({ page }) => {
  await visitAlive(page, '/services');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Stratégie' })).toBeHidden();
});

test('choosing a category shows only its card, and stands in the address', async ({ page }) => {
  await visitAlive(page, '/services');
  const filter = page.getByRole('group', { name: 'Filtrer par catégorie' });
  for (const [name, slug] of CATEGORIES.slice(1)) {
    await filter.getByRole('button', { name }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(name);
    await expect(filter.getByRole('status')).toContainText(name);
    expect(new URL(page.url()).searchParams.get('categorie')).toBe(slug);
  }
  await filter.getByRole('button', { name: 'Tous' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(new URL(page.url()).search).toBe('');
});

test('a choice survives a reload, is shared by its address and undone by the back button', async ({
  page,
}) => {
  await visitAlive(page, '/services?categorie=evenements');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Presse' }).click();
  await page.reload();
  const presse = page.getByRole('button', { name: 'Presse' });
  await expect(presse).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('article')).toContainText('Événements');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a choice is found again when one comes back from another page', async ({ page }) => {
  await visitAlive(page, '/services');
  await page.getByRole('button', { name: 'Presse' }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /Demander un devis/ })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Presse');
});

test('the filter works by keyboard alone', async ({ page }) => {
  await visitAlive(page, '/services');
  await page.getByRole('button', { name: 'Tous' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Stratégie' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('quote buttons lead to /contact and say for what', async ({ page }) => {
  await visitAlive(page, '/services');
  for (const [name] of CATEGORIES.slice(1)) {
    const quote = page.getByRole('link', { name: new RegExp(`Demander un devis.*${name}`) });
    await expect(quote).toHaveAttribute('href', '/contact');
  }
});

test('an unknown category in the address shows everything', async ({ page }) => {
  await visitAlive(page, '/services?categorie=%3Cscript%3E');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all six cards show and the filter does not', async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('group', { name: 'Filtrer par catégorie' })).toHaveCount(0);
  });
});
