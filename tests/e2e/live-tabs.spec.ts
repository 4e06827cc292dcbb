import type { Page } from '@playwright/test';
import { isMarked, mark, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const ROUTE = '/projets/decouverte-gabon/participer';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const selected = (page: Page) => page.getByRole('tab', { selected: true });
const frame = (page: Page, form: string) => page.locator(`[data-form=${form}] iframe`);

test('Devenir Partenaire is selected by default; each tab shows its form, and is in the address', async ({
  page,
}) => {
  await visit(page, ROUTE);
  await expect(page.getByRole('tab')).toHaveText([
    'Devenir Partenaire',
    'Devenir Bénévole',
    'Inscrire un enfant',
    'Devenir Donateur',
  ]);
  await expect(selected(page)).toHaveText('Devenir Partenaire');
  await expect(frame(page, 'partner')).toHaveAttribute('title', /^Formulaire/);
  for (const [label, form, hash] of [
    ['Devenir Bénévole', 'volunteer', '#benevole'],
    ['Inscrire un enfant', 'child', '#enfant'],
    ['Devenir Partenaire', 'partner', '#partenaire'],
  ] as const) {
    await tab(page, label).click();
    await expect(frame(page, form)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(label);
    await expect(page).toHaveURL(ROUTE + hash);
  }
});

test('the donor tab, chosen or reached by a link, navigates to the support page without a reload', async ({
  page,
}) => {
  await visit(page, `${ROUTE}#donateur`);
  await expect(selected(page)).toHaveText('Devenir Donateur');
  await expect(page.getByRole('link', { name: 'Faire un don' })).toBeVisible();
  await mark(page);
  await tab(page, 'Devenir Donateur').click();
  await expect(page).toHaveURL(/\/projets\/decouverte-gabon\/soutenir$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Soutenir');
  expect(await isMarked(page)).toBe(true);
});

test('one tab is in the Tab order; arrows, Home and End move through the others, and only Enter leaves the page', async ({
  page,
}) => {
  await visit(page, ROUTE);
  const at = (index: number) => page.getByRole('tab').nth(index);
  await at(0).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(at(index)).toBeFocused();
    // The donor tab is a link: the arrows only focus it.
    if (index < 3) await expect(at(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(new RegExp(ROUTE));
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
  for (const key of ['Shift+Tab', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/soutenir$/);
});

test('a link to a tab opens it below the bars, also on the page itself; the skip link does not change it', async ({
  page,
}) => {
  await visit(page, `${ROUTE}#enfant`);
  await expect(selected(page)).toHaveText('Inscrire un enfant');
  // Just below the header and the navigation of the sub-site, which are 132 px high.
  const top = () => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 148)).toBeLessThan(16);
  await page.evaluate(() => {
    location.hash = '#benevole';
  });
  await expect(selected(page)).toHaveText('Devenir Bénévole');
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page).toHaveURL(/#contenu$/);
  await expect(selected(page)).toHaveText('Devenir Bénévole');
});

test('a link of another page to a tab opens it with its form', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('main').getByRole('link', { name: 'inscrivez un enfant' }).click();
  await expect(page).toHaveURL(/participer#enfant$/);
  await expect(selected(page)).toHaveText('Inscrire un enfant');
  await expect(frame(page, 'child')).toBeVisible();
});

test('text typed in a form stays while another tab shows', async ({ page }) => {
  await visit(page, ROUTE);
  const field = frame(page, 'partner').contentFrame().getByLabel('Votre organisation');
  await field.fill('Les Amis de l’Ivindo');
  await tab(page, 'Devenir Bénévole').click();
  await tab(page, 'Devenir Partenaire').click();
  await expect(field).toHaveValue('Les Amis de l’Ivindo');
});
