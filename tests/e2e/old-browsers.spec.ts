import { expect, test } from '@playwright/test';
import { OLD, pretend } from './setup/old-browser.ts';

test('a browser from before 2022 gets the page and its links, and none of the scripts', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await pretend(page, OLD);
  await page.goto('/projets/decouverte-gabon/participer');
  for (const name of ['Devenir Partenaire', 'Devenir Bénévole', 'Inscrire un enfant'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => !/\/entry-/.test(path))).toEqual([]);
});
