import type { Page } from '@playwright/test';
import { dataPath, OFFLINE_PAGE, WORKER } from '../../src/model/outputs.ts';
import { BUDGETS } from '../budgets.ts';
import { storedUrls, test, whenKept } from './setup/network.ts';
import { follow, visit, whenAlive } from './setup/page.ts';
import { expect } from './setup/test.ts';
import { startWeighing } from './setup/weigh.ts';

const OFFLINE = 'Vous êtes hors connexion';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const copyLine = (page: Page) =>
  page.locator('main').getByRole('status').filter({ hasText: OFFLINE });
const GIFTS = '/projets/decouverte-gabon/soutenir';

for (const route of ['/', '/ressources/communique-presse-cop30'] as const)
  test(`who only looks at ${route} loads little, and neither the worker nor what it stores; a key brings both`, async ({
    page,
    site: { network, origin },
  }) => {
    const weighed = startWeighing(page);
    await visit(page, origin + route);
    const files = (await weighed()).filter(({ kind }) => kind !== 'image');
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes, JSON.stringify(files)).toBeLessThan(BUDGETS.looks[route]);
    const ofWorker = () =>
      [WORKER, OFFLINE_PAGE].filter((path) => network.asked.includes(`/${path}`));
    expect(ofWorker()).toEqual([]);
    await whenKept(page);
    expect(ofWorker()).toEqual([WORKER, OFFLINE_PAGE]);
  });

test('no data is stored for visitors who save data', async ({
  page,
  site: { network, origin },
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, `${origin}/services`);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  expect(network.asked.filter((path) => path.includes(WORKER))).toEqual([]);
});

/** What a visited address is without a network: its copy, the page that lists the copies, or nothing of the worker. */
const WITHOUT_NETWORK = [
  ['a page', '/services', 'copy'],
  ['a page whose address another one begins with', '/projets', 'copy'],
  ['a page with a slash', '/services/', 'copy'],
  ['a light version', '/leger/services', 'copy'],
  ['a page that was asked with words', '/recherche?q=secret', 'copy'],
  ['a page with a number to pay', GIFTS, 'list'],
  ['the same with a slash', `${GIFTS}/`, 'list'],
  ['the same by its file', `${GIFTS}.html`, 'list'],
  ['its light version', `/leger${GIFTS}`, 'list'],
  ['a page that is no more', '/media', 'list'],
  ['a preview', '/pr-12/services', 'none'],
] as const;

test('without a network, each visited address is its copy as it was, or the list of the copies', async ({
  page,
  accepted,
  site: { network, origin },
}) => {
  accepted.push(/ 410 |^410: | 404 |^404: /);
  await visit(page, `${origin}/services`);
  await whenKept(page);
  for (const [, address] of WITHOUT_NETWORK) await page.goto(origin + address);
  await whenAlive(page);
  const data = `${origin}/${dataPath(GIFTS)}`;
  expect(await page.evaluate(async (path) => (await fetch(path)).status, data)).toBe(200);
  for (const path of ['/media', '/donnees/media.json']) network.status.set(path, 410);
  await page.goto(`${origin}/media`);
  network.cut = true;
  for (const [name, address, kind] of WITHOUT_NETWORK) {
    if (kind === 'none') continue;
    await page.goto(origin + address);
    if (kind === 'list') {
      await expect(title(page), name).toHaveText(OFFLINE);
      await expect(page.getByRole('link', { name: /^Mes services/ }).first(), name).toBeAttached();
      continue;
    }
    await expect(title(page), name).not.toHaveText(OFFLINE);
    if (!address.startsWith('/leger')) await expect(copyLine(page), name).toBeVisible();
  }
  await page.goto(`${origin}/media`);
  const urls = (await storedUrls(page)).map((url) => url.replace(origin, ''));
  expect(urls.filter((url) => /soutenir|\/media|\/pr-|\?/.test(url))).toEqual([]);
  const listed = page.locator('main').getByRole('link');
  const services = listed.filter({ hasText: /^Mes services – Prénom Nom$/ });
  await expect(services).toHaveAttribute('href', /^\/services\/?$/);
  await expect(listed.filter({ hasText: /^Soutenir/ })).toHaveCount(0);
  // Last, because the browser's own page of this fault interrupts what is opened next.
  for (const [name, address, kind] of WITHOUT_NETWORK)
    if (kind === 'none') await expect(page.goto(origin + address), name).rejects.toThrow();
});

test('a number to pay on the home page leaves the copies of all other pages', async ({
  page,
  site: { network, origin },
}) => {
  const worker = await (await fetch(`${origin}/${WORKER}`)).text();
  network.instead.set(`/${WORKER}`, worker.replace('"numbers":[', '"numbers":["/","/blo",'));
  await visit(page, `${origin}/services`);
  await whenKept(page);
  for (const path of ['/', '/donnees/index.json', '/leger', '/blog'])
    await page.evaluate(async (one) => (await fetch(one)).text(), path);
  await page.goto(`${origin}/`);
  await page.goto(`${origin}/blog`);
  network.cut = true;
  await page.goto(`${origin}/services`);
  await expect(page.locator('h1')).toHaveText('Mes services');
  await page.goto(`${origin}/`);
  await expect(page.locator('h1')).toHaveText('Vous êtes hors connexion');
  const stored = await storedUrls(page);
  expect(stored).toContain(`${origin}/blog`);
  expect(stored.filter((url) => /\/$|index\.json|leger/.test(url))).toEqual([]);
});

test('a copy that comes as data says so, too; the page itself does not when the network is back', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(copyLine(page)).toHaveCount(0);
  network.cut = true;
  await page.goto(`${origin}/services`);
  await whenAlive(page);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(copyLine(page)).toBeVisible();
  network.cut = false;
  await page.goto(`${origin}/contact`);
  await whenAlive(page);
  await expect(copyLine(page)).toHaveCount(0);
});

test('a page that was withdrawn leaves the store, with its data and its light version; one that fails stays', async ({
  page,
  accepted,
  site: { network, origin },
}) => {
  accepted.push(/ (404|410|500) |^(404|410|500): /);
  const addresses = ['/services', '/services/', '/donnees/services.json', '/leger/services'];
  const stored = async () => {
    const own = new Set(await storedUrls(page));
    return addresses.filter((path) => own.has(origin + path));
  };
  await visit(page, `${origin}/media`);
  await whenKept(page);
  for (const path of ['/leger/services', '/services/', '/services', '/contact'])
    await page.goto(origin + path);
  await whenAlive(page);
  await page.evaluate((path) => fetch(path), '/donnees/services.json');
  // The worker stores what it has given already.
  await expect.poll(stored).toEqual(addresses);
  network.status.set('/services', 500);
  await page.goto(`${origin}/services`);
  expect(await stored()).toEqual(addresses);
  network.status.set('/services', 404);
  await page.goto(`${origin}/services`);
  await expect.poll(stored).toEqual([]);
  expect(await storedUrls(page)).toContain(`${origin}/contact`);
});
