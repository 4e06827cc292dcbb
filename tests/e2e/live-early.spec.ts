import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

/** Every script but the first, which only waits for the page to be shown. */
const APPLICATION = /assets\/(?!entry)[^/]+\.js$/;

/** Holds back the application until the returned function is called. */
async function holdBack(page: Page, files = APPLICATION) {
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

const region = (page: Page) => page.getByRole('region', { name: /^Notification/ });

test('a notice button pressed before the application is there shows its notice once it is', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/media', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /Être notifié/ }).click();
  release();
  await expect(region(page).getByText(/Ce contenu sera bientôt ajouté/)).toBeVisible();
});

test('the home card Ndjo Oyeri does not leave the page, even before the application is there', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('main').getByRole('link', { name: 'Ndjo Oyeri' }).first().click();
  release();
  await expect(region(page).getByText(/Contenu en préparation/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a choice made before a block is alive is made again once it is', async ({ page }) => {
  const release = await holdBack(page, /assets\/service-filter-.*\.js$/);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const filter = page.getByRole('group', { name: 'Filtrer par catégorie' });
  await filter.getByRole('button', { name: 'Presse' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  release();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(filter.getByRole('button', { name: 'Presse' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a key pressed before the application is there counts, and once only', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/media', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a visitor who has contributions is never told that there is none', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'ndjo-oyeri.contributions',
      JSON.stringify([{ id: 'a', contributionType: 'Proverbe', contribution: 'Une parole' }]),
    );
  });
  const release = await holdBack(page, /assets\/contribution-list-.*\.js$/);
  await page.goto('/projets/ndjo-oyeri/contributions', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const none = page.getByText('Aucune contribution pour le moment');
  await expect(none).toHaveCount(1);
  await expect(none).toBeHidden();
  release();
  await expect(page.getByRole('article')).toContainText('Une parole');
  await expect(none).toHaveCount(0);
});

test('what is typed before a block is alive stays, and counts', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/projets/decouverte-gabon/soutenir', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Votre nom').fill('Awa Mba');
  release();
  await expect(page.locator('strong', { hasText: 'DON ADG - Awa Mba' })).toBeVisible();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Awa Mba');
});

test('Enter in Localisation before the bar is alive shows the notice, without leaving', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/je-participe/decouvrir-les-projets', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Localisation' }).fill('Makokou');
  await page.keyboard.press('Enter');
  release();
  await expect(region(page).getByText(/recherche seront bientôt activés/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Localisation' })).toHaveValue('Makokou');
  expect(new URL(page.url()).search).toBe('');
});

test('the menu button pressed before the application is there opens the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
});

test('when the application cannot come, a picture opens as the plain link that it is', async ({
  page,
}) => {
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/media', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
});

test('when the application cannot come, menu, tabs and forms are as without scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/projets/decouverte-gabon/participer', { waitUntil: 'domcontentloaded' });
  for (const name of ['Devenir Partenaire', 'Devenir Bénévole', 'Inscrire un enfant'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByText('Menu', { exact: true }).or(page.locator('header summary')).first().click();
  await expect(
    page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Contact' }),
  ).toBeVisible();
});

test('when the application fails at its start, the page is as without scripts', async ({
  page,
}) => {
  // A service that makes pages lighter may cut what it does not know.
  await page.route('/projets/decouverte-gabon/participer', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(id="donnees">.{20})[^<]*/, '$1') });
  });
  await page.goto('/projets/decouverte-gabon/participer');
  await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible();
  for (const panel of await page.locator('[role=tabpanel]').all())
    await expect(panel).toBeVisible();
});

test('when a block cannot come, it is read as without scripts', async ({ page }) => {
  await page.route(/assets\/participate-tabs-.*\.js$/, (route) => route.abort());
  await page.goto('/projets/decouverte-gabon/participer', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  for (const name of ['Devenir Partenaire', 'Devenir Bénévole', 'Inscrire un enfant'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a step back before the application is there leads back once it is', async ({ page }) => {
  await page.goto('/a-propos');
  await whenAlive(page);
  const left = await page.title();
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/blog"]')?.click());
  await expect(page).not.toHaveTitle(left);
  const release = await holdBack(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack();
  await expect(page).toHaveURL(/\/a-propos$/);
  release();
  await expect(page).toHaveTitle(left);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/propos/i);
});
