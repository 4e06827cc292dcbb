import { expect, type Page, test } from '@playwright/test';
import { visit, whenReady } from './setup/page.ts';

const TABS = '/projets/decouverte-gabon/participer';
const LABELS = [
  'Devenir Partenaire',
  'Devenir Bénévole',
  'Inscrire un enfant',
  'Devenir Donateur',
] as const;

/** A page in each frame: home, sub-site, Je Participe, press release. */
const FRAMES = ['/', '/projets/eco-logik', '/je-participe', '/ressources/communique-presse-cop30'];

/** Every script but the first, which only waits for the page to be shown. */
const APPLICATION = /assets\/(?!entry)[^/]+\.js$/;

/** All panels show in order, with headings and plain links to the forms. */
async function tabsArePlain(page: Page) {
  await page.goto(TABS);
  for (const name of LABELS) await expect(page.getByRole('heading', { name })).toBeVisible();
  for (const form of ['partner', 'volunteer', 'child']) {
    const link = page.locator(`[data-form=${form}] a`).first();
    await expect(link).toHaveAttribute('href', /demo.*form=/);
  }
  await expect(page.getByRole('link', { name: 'Faire un don' })).toBeVisible();
}

/** Whatever keeps the scripts away, the site is read, walked through and used by links. */
async function isPlain(page: Page) {
  await tabsArePlain(page);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Filtrer par catégorie' })).toBeHidden();
  await page.goto('/media');
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each frame is complete and readable', async ({ page }) => {
    for (const route of FRAMES) {
      await page.goto(route);
      await expect(page.locator('h1'), route).toHaveCount(1);
      await expect(page.locator('h1'), route).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect(words, `${route} shows its text`).toBeGreaterThan(30);
    }
  });

  test('filter, tabs, pictures and navigation are plain', async ({ page }) => isPlain(page));

  test('the Projets menu and the navigation of a sub-site work @desktop', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await navigation.getByRole('button', { name: 'Projets' }).click();
    await navigation.getByRole('link', { name: /Eco[- ]Logik/i }).click();
    await expect(page).toHaveURL(/\/projets\/eco-logik$/);
    const section = page.getByRole('navigation', { name: 'Eco Logik' });
    await section.getByRole('link', { name: 'Organisation' }).click();
    await expect(page).toHaveURL(/\/organisation$/);
  });

  test('what cannot work promises nothing: no copying, and what is to come says so itself', async ({
    page,
  }) => {
    await page.goto('/projets/decouverte-gabon/soutenir');
    await expect(page.getByText('Numéro mobile money').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Copier/ })).toHaveCount(0);
    await page.goto('/media');
    const notified = page.getByRole('button', { name: /^Être notifié/ });
    const tag = notified.getByText('Bientôt', { exact: true });
    expect((await tag.boundingBox())?.width).toBeGreaterThan(60);
  });

  test('the navigation of a sub-site stays below the header, or at the top where that one goes', async ({
    page,
  }) => {
    await page.goto('/je-participe/decouvrir-les-projets');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const [header, bar] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.getByRole('navigation', { name: 'Je Participe' }).boundingBox(),
    ]);
    expect(bar?.y).toBe(Math.max(0, (header?.y ?? 0) + (header?.height ?? 0)));
  });
});

test('when the application cannot come, the site is as without scripts', async ({ page }) => {
  await page.route(APPLICATION, (route) => route.abort());
  await isPlain(page);
});

test('when the application fails at its start, the site is as without scripts', async ({
  page,
}) => {
  // A service that makes pages lighter may cut what it does not know.
  await page.route(/\/(participer|services|media)$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(id="donnees">.{20})[^<]*/, '$1') });
  });
  await isPlain(page);
});

test('a browser from before 2022 gets the site as without scripts, and none of them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => APPLICATION.test(request.url()) && asked.push(request.url()));
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await isPlain(page);
  expect(asked).toEqual([]);
});

test('when the code of a block cannot come, that block is as without scripts', async ({ page }) => {
  await page.route(/assets\/(participate-tabs|lightbox)-.*\.js$/, (route) => route.abort());
  await tabsArePlain(page);
  await whenReady(page);
  for (const name of LABELS) await expect(page.getByRole('heading', { name })).toBeVisible();
  await visit(page, '/media');
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
});
