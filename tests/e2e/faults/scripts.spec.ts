import type { Page } from '@playwright/test';
import {
  APPLICATION,
  follow,
  hold,
  notices,
  store,
  stored,
  visit,
  whenAlive,
  whenReady,
} from '../setup/page.ts';
import { expect, test } from '../setup/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const TABS = '/projets/decouverte-gabon/participer';
const LABELS = [
  'Devenir Partenaire',
  'Devenir Bénévole',
  'Inscrire un enfant',
  'Devenir Donateur',
] as const;

const firstPicture = (page: Page) => page.getByRole('button', { name: /^Agrandir/ }).first();

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
  // The browser itself opens the menu.
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await navigation.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Filtrer par catégorie' })).toBeHidden();
  await page.goto('/projets/decouverte-gabon/soutenir');
  await expect(page.getByText('Numéro mobile money').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Copier/ })).toHaveCount(0);
  await page.goto('/media');
  const announced = page.getByRole('button', { name: /^Être notifié/ }).first();
  await expect(announced.getByText('Bientôt', { exact: true })).toBeVisible();
  // What shows without scripts comes when they have failed: a tap just then would press one element and release another.
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
  await firstPicture(page).click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
}

test.describe.configure({ timeout: 300_000 });

test('JavaScript is blocked', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await isPlain(await context.newPage());
  await context.close();
});

test('JavaScript stops after its first file', async ({ page, accepted }) => {
  accepted.push(/ERR_FAILED|dynamically imported/);
  await page.route(APPLICATION, (route) => route.abort());
  await isPlain(page);
});

test('what was tapped before the application failed then opens as without scripts', async ({
  page,
  accepted,
}) => {
  accepted.push(/ERR_FAILED|dynamically imported/);
  await page.route(APPLICATION, (route) => route.abort());
  const release = await hold(page, APPLICATION);
  await page.goto('/media', { waitUntil: 'domcontentloaded' });
  await firstPicture(page).click();
  await expect(page.locator('html')).toHaveClass(/\bjs\b/);
  release();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
});

test('the application fails at its start', async ({ page, accepted }) => {
  accepted.push(/Unterminated string in JSON/);
  // A service that makes pages lighter may cut what it does not know.
  await page.route('**/participer', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(id="donnees">.{20})[^<]*/, '$1') });
  });
  await tabsArePlain(page);
});

test('a browser is from before 2022', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => APPLICATION.test(one.url()) && asked.push(one.url()));
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await tabsArePlain(page);
  expect(asked).toEqual([]);
});

test('the code of a block does not come', async ({ page, accepted }) => {
  accepted.push(/ERR_FAILED|dynamically imported/);
  await page.route(/assets\/(panel-tabs|lightbox)-.*\.js$/, (route) => route.abort());
  await tabsArePlain(page);
  await whenReady(page);
  for (const name of LABELS) await expect(page.getByRole('heading', { name })).toBeVisible();
  await visit(page, '/media');
  await firstPicture(page).click();
  await expect(page).toHaveURL(/\/assets\/img\/.+/);
});

test('a chunk is gone since a deploy, under an open page', async ({ page, accepted }) => {
  accepted.push(/404/);
  await visit(page, '/media');
  let isDeployed = false;
  await page.route('**/donnees/contact.json', async (route) => {
    const payload = await (await route.fetch()).json();
    await route.fulfill({ json: { ...payload, build: 'newer', html: 'newer' } });
  });
  // Until a document of the new version names its own.
  await page.route(/\/assets\/.*\.js$/, (route) =>
    isDeployed ? route.fallback() : route.fulfill({ status: 404, body: '' }),
  );
  page.on('request', (one) => {
    if (one.isNavigationRequest()) isDeployed = true;
  });
  await page
    .getByRole('button', { name: /Être notifié/ })
    .first()
    .click();
  await expect(notices(page)).toContainText('Ce contenu sera bientôt ajouté');
  await Promise.all([page.waitForEvent('load'), follow(page, '/contact')]);
  await whenAlive(page);
  await expect(page).toHaveURL('/contact');
  await expect(title(page)).toHaveText('Contact personnels');
});

test('a block throws', async ({ page }) => {
  const [route, key] = ['/projets/ndjo-oyeri/contributions', 'ndjo-oyeri.contributions'];
  await store(page, key, [{ id: 'a', contributionType: 'Proverbe', contribution: 'Parole' }]);
  await page.route(`**${route}`, async (one) => {
    const response = await one.fetch();
    const html = await response.text();
    const body = html.replace(/(data-live="ContributionList" data-props=")[^"]*/, '$1{}');
    await one.fulfill({ response, body });
  });
  await page.goto(route);
  await expect(title(page)).toHaveText('Une erreur est survenue');
  await expect(page.getByRole('main')).toContainText(/Error!Cannot .*undefined/);
  expect(await stored(page, key)).toContain('Parole');
  await follow(page, '/services');
  await page.getByRole('button', { name: 'Presse', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
