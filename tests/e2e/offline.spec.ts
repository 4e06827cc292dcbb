import { dataPath, OFFLINE_PAGE, WORKER } from '../../src/model/outputs.ts';
import { BUDGETS } from '../budgets.ts';
import { storedUrls, test, whenKept } from './setup/network.ts';
import { follow, visit, whenAlive } from './setup/page.ts';
import { expect } from './setup/test.ts';
import { startWeighing } from './setup/weigh.ts';

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

test('a preview below the site is left alone', async ({ page, site: { network, origin } }) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  network.cut = true;
  await expect(page.goto(`${origin}/pr-12/services`)).rejects.toThrow();
  const kept = await page.context().newPage();
  await kept.goto(`${origin}/services`);
  expect((await storedUrls(kept)).filter((url) => url.includes('/pr-12'))).toEqual([]);
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

const DAY = /voici la copie du \d{1,2}(er)?\s\p{L}+ 20\d\d/u;

test('a stored page says its day, loaded as a document and as data', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('main')).not.toContainText(DAY);
  network.cut = true;
  await page.goto(`${origin}/services`);
  await expect(page.getByRole('status').filter({ hasText: DAY })).toBeVisible();
  await whenAlive(page);
  await follow(page, '/contact');
  await expect(page.getByRole('status').filter({ hasText: DAY })).toBeVisible();
});

test('a page with a number to pay waits for the network, and is never stored', async ({
  page,
  site: { network, origin },
}) => {
  const route = '/projets/decouverte-gabon/soutenir';
  await visit(page, `${origin}/services`);
  await whenKept(page);
  const data = `${origin}/${dataPath(route)}`;
  expect(await page.evaluate(async (path) => (await fetch(path)).status, data)).toBe(200);
  for (const path of [route, `/leger${route}`]) await page.goto(origin + path);
  network.delay = 2500;
  const answer = await page.goto(origin + route, { waitUntil: 'commit' });
  network.delay = 0;
  expect(answer?.fromServiceWorker() && (await answer.text())).not.toMatch(DAY);
  await expect(page.locator('h1')).toHaveText(/Soutenir/i);
  network.cut = true;
  await page.goto(origin + route);
  await expect(page.locator('h1')).toHaveText('Vous êtes hors connexion');
  expect((await storedUrls(page)).filter((url) => url.includes('soutenir'))).toEqual([]);
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

test('a page that another script has written into the cache runs no script of its own', async ({
  page,
  accepted,
  site: { network, origin },
}) => {
  accepted.push(/Content Security Policy|x\.js csp/);
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.endsWith('pages'));
    const headers = { 'content-type': 'text/html' };
    const html =
      '<main><script>document.title="Volé"</script><script src="/pr-1/x.js"></script></main>';
    await (await caches.open(name)).put('/services', new Response(html, { headers }));
  });
  network.instead.set('/pr-1/x.js', 'document.title = "Volé"');
  network.delay = 2500;
  const refused = page.waitForEvent('console', (message) =>
    /Content Security/.test(message.text()),
  );
  const answer = await page.goto(`${origin}/services`);
  expect(answer?.headers()['content-security-policy']).toContain(`script-src ${origin}/assets/`);
  await refused;
  await expect(page).not.toHaveTitle('Volé');
});

test('a search leaves no trace in what the worker stores', async ({ page, site: { origin } }) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await page.goto(`${origin}/recherche?q=secret`);
  await whenKept(page);
  const stored = await storedUrls(page);
  expect(stored).toContain(`${origin}/recherche`);
  expect(stored.filter((url) => url.includes('?'))).toEqual([]);
});

test('a page that was withdrawn leaves the store, with its data and its light version; one that fails stays', async ({
  page,
  accepted,
  site: { network, origin },
}) => {
  accepted.push(/ (404|410|500) |^(404|410|500): /);
  const [address, slashed, data, light] = [
    '/services',
    '/services/',
    '/donnees/services.json',
    '/leger/services',
  ];
  const stored = async () => {
    const own = new Set(await storedUrls(page));
    return [address, slashed, data, light].filter((path) => own.has(origin + path));
  };
  await visit(page, `${origin}/media`);
  await whenKept(page);
  for (const [status, asked] of [
    [404, address],
    [410, light],
    [404, data],
  ] as const) {
    network.status.clear();
    for (const path of [light, slashed, address, '/contact']) await page.goto(origin + path);
    await whenAlive(page);
    const ask = () =>
      asked === data ? page.evaluate((path) => fetch(path), data) : page.goto(origin + asked);
    await page.evaluate((path) => fetch(path), data);
    // The worker stores what it has given already.
    await expect.poll(stored, asked).toEqual([address, slashed, data, light]);
    network.status.set(asked, 500);
    await ask();
    expect(await stored()).toEqual([address, slashed, data, light]);
    network.status.set(asked, status);
    await ask();
    await expect.poll(stored, asked).toEqual([]);
  }
  expect(await storedUrls(page)).toContain(`${origin}/contact`);
});
