import type { Page } from '@playwright/test';
import { documentsOf } from '../../src/content/document.ts';
import { readContent } from '../site.ts';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';
import { plain } from './setup/words.ts';

const CATEGORIES = [
  'Stratégie',
  'Production',
  'Presse',
  'Éducation',
  'Entreprise',
  'Événements',
] as const;

const cards = (page: Page) => page.getByRole('article');
const filter = (page: Page) => page.getByRole('group', { name: 'Filtrer par catégorie' });
const button = (page: Page, name: string) => filter(page).getByRole('button', { name });

test('seven buttons filter the services, Tous by default, by keyboard too', async ({ page }) => {
  await visit(page, '/services');
  const names = ['Tous', ...CATEGORIES];
  await expect(filter(page).getByRole('button')).toHaveText(names);
  await expect(button(page, 'Tous')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(6);
  for (const name of CATEGORIES) {
    await button(page, name).press('Space');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(name);
    await expect(filter(page).getByRole('status')).toContainText(name);
    const quote = cards(page).getByRole('link', { name: new RegExp(`Demander un devis.*${name}`) });
    await expect(quote).toHaveAttribute('href', '/contact');
  }
  await button(page, 'Tous').click();
  await expect(cards(page)).toHaveCount(6);
});

test('each price is next to its service, on paper without the filter', async ({ page }) => {
  const { content } = await readContent('tests/content');
  const sheet = documentsOf(content.documents, 'page').find(({ route }) => route === '/services');
  const services = sheet?.frontmatter?.services ?? [];
  expect(services).toHaveLength(6);
  await visit(page, '/services');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Stratégie')).toBeHidden();
  for (const { title, items } of services) {
    const card = cards(page).filter({ has: page.getByRole('heading', { name: title }) });
    const rows = (await card.getByRole('listitem').allInnerTexts()).map(plain);
    expect(rows).toEqual(items.map(({ name, price }) => plain(`${name} ${price}`)));
  }
});
