import type { Page } from '@playwright/test';
import { dataPath, OFFLINE_PAGE, WORKER } from '../../src/model/outputs.ts';
import { BUDGETS } from '../budgets.ts';
import { test, whenKept } from './setup/network.ts';
import { follow, visit, whenAlive } from './setup/page.ts';
import { expect } from './setup/test.ts';
import { startWeighing } from './setup/weigh.ts';

const OFFLINE = 'Vous êtes hors connexion';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const copyLine = (page: Page) =>
  page.locator('main').getByRole('status').filter({ hasText: OFFLINE });
const GIFTS = '/projets/decouverte-gabon/soutenir';
/** No page, so that no link to it in view has it fetched ahead. */
const NEVER = '/nulle-part';

/** The addresses that the worker has stored, and those of the answers that it gives for them. */
const storedUrls = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys())
        found.push(request.url, (await store.match(request))?.url ?? '');
    }
    return found;
  });

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
  ['a page that has a part of the address of one with a number', '/blog', 'copy'],
  ['a page with a slash', '/services/', 'copy'],
  ['a light version', '/leger/services', 'copy'],
  ['a page that was asked with words', '/recherche?q=secret', 'copy'],
  ['a page with a number to pay', GIFTS, 'list'],
  ['the same with a slash', `${GIFTS}/`, 'list'],
  ['the same by its file', `${GIFTS}.html`, 'list'],
  ['its light version', `/leger${GIFTS}`, 'list'],
  ['a home page with a number to pay', '/', 'list'],
  ['its light version', '/leger', 'list'],
  ['a page that was never seen', NEVER, 'list'],
  ['a preview', '/pr-12/services', 'none'],
] as const;

test('without a network, each visited address is its copy as it was, or the list of the copies', async ({
  page,
  accepted,
  site: { network, origin },
}) => {
  accepted.push(/ 404 |^404: /);
  const worker = await (await fetch(`${origin}/${WORKER}`)).text();
  network.instead.set(`/${WORKER}`, worker.replace('"numbers":[', '"numbers":["/","/blo",'));
  await visit(page, `${origin}/services`);
  await whenKept(page);
  for (const [, address] of WITHOUT_NETWORK)
    if (address !== NEVER) await page.goto(origin + address);
  await whenAlive(page);
  for (const route of [GIFTS, '/']) {
    const data = `${origin}/${dataPath(route)}`;
    expect(await page.evaluate(async (path) => (await fetch(path)).status, data)).toBe(200);
  }
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
  await page.goto(origin + NEVER);
  const paths = (await storedUrls(page)).map((url) => url.replace(origin, ''));
  expect(paths.filter((path) => /^\/(leger)?$|index\.json|soutenir|\/pr-|\?/.test(path))).toEqual(
    [],
  );
  const listed = page.locator('main').getByRole('link');
  const services = listed.filter({ hasText: /^Mes services – Prénom Nom$/ });
  await expect(services).toHaveAttribute('href', /^\/services\/?$/);
  await expect(listed.filter({ hasText: /^Soutenir/ })).toHaveCount(0);
  // Last, because the browser's own page of this fault interrupts what is opened next.
  for (const [name, address, kind] of WITHOUT_NETWORK)
    if (kind === 'none') await expect(page.goto(origin + address), name).rejects.toThrow();
});

test('a copy that comes as data says so, too, and the list of the copies comes in the frame, until the network is back', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(copyLine(page)).toHaveCount(0);
  network.cut = true;
  // Seen without a document of its own.
  await visit(page, `${origin}/contact`);
  await expect(page).toHaveTitle(/^Contact/);
  await follow(page, NEVER);
  await expect(page).toHaveURL(origin + NEVER);
  await expect(title(page)).toHaveText(OFFLINE);
  await expect(title(page)).toBeFocused();
  await expect(page.locator('html[data-navigating]')).toHaveCount(0);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(copyLine(page)).toBeVisible();
  network.cut = false;
  await visit(page, `${origin}/contact`);
  await expect(copyLine(page)).toHaveCount(0);
});

test('a page that was withdrawn leaves the store, with its data and its light version; one that fails stays', async ({
  page,
  accepted,
  site: { network, origin },
}) => {
  accepted.push(/ (410|500) |^(410|500): /);
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
  network.status.set('/services', 410);
  await page.goto(`${origin}/services`);
  await expect.poll(stored).toEqual([]);
  expect(await storedUrls(page)).toContain(`${origin}/contact`);
});
