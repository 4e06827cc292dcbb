import { expect, type Page, test as plain } from '@playwright/test';
import { leavingWorker, WORKER } from '../../src/app/worker/offline.ts';
import { siteBehindNetwork } from './setup/network.ts';
import { follow, visit, whenAlive } from './setup/page.ts';

type Site = Awaited<ReturnType<typeof siteBehindNetwork>>;

const test = plain.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const site = await siteBehindNetwork(process.env.FROZEN_DIST ?? '');
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Resolves once the worker answers for the page and has kept it. */
const whenKept = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const kept = await caches.match(location.href, { ignoreSearch: true });
    return active?.state === 'activated' && navigator.serviceWorker.controller && kept;
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a network the pages seen stay readable, and any other says which they are', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await follow(page, '/mentions-legales');
  await expect(title(page)).toHaveText('Mentions légales');
  network.cut = true;
  await page.goto(`${origin}/services`);
  await whenAlive(page);
  await expect(page.getByRole('group', { name: 'Filtrer par catégorie' })).toBeVisible();
  // Seen without a document of its own: it comes in the frame.
  await page.goto(`${origin}/mentions-legales`);
  await expect(title(page)).toHaveText('Mentions légales');
  await page.goto(`${origin}/je-participe/charte`);
  await expect(title(page)).toHaveText('Vous êtes hors connexion');
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mentions légales/ })
    .click();
  await expect(title(page)).toHaveText('Mentions légales');
  network.cut = false;
  await page.goto(`${origin}/je-participe/charte`);
  await expect(title(page)).not.toHaveText('Vous êtes hors connexion');
});

test('a page is the newest one while the network answers in time, else the one that is kept', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  const html = await (await fetch(`${origin}/services`)).text();
  network.instead.set('/services', html.replace(/(<h1[^>]*>)[^<]*/, '$1Nouveaux services'));
  await page.reload();
  await expect(title(page)).toHaveText('Nouveaux services');
  network.instead.set('/services', html.replace(/(<h1[^>]*>)[^<]*/, '$1Trop tard'));
  network.delay = 6000;
  await page.reload({ waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Nouveaux services');
});

test('a new worker takes over at once, and one that leaves takes all it kept with it', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  const update = (text: string) => {
    network.instead.set(`/${WORKER}`, text);
    return page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  };
  const changed = page.evaluate(
    () =>
      new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => done());
      }),
  );
  const text = await (await fetch(`${origin}/${WORKER}`)).text();
  await update(`${text};self.newer=1`);
  await changed;
  await follow(page, '/contact');
  await expect(title(page)).toHaveText('Contact personnels');
  await update(leavingWorker('/'));
  await page.waitForFunction(
    async () =>
      (await caches.keys()).length === 0 &&
      (await navigator.serviceWorker.getRegistrations()).length === 0,
  );
});

test('a preview below the site is left alone', async ({ page, site: { network, origin } }) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  network.cut = true;
  await expect(page.goto(`${origin}/pr-12/services`)).rejects.toThrow();
  const kept = await page.context().newPage();
  await kept.goto(`${origin}/services`);
  const addresses = await kept.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(addresses.filter((address) => address.includes('/pr-12'))).toEqual([]);
});

test('who saves data keeps nothing', async ({ page, site: { network, origin } }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, `${origin}/services`);
  await follow(page, '/contact');
  await whenAlive(page);
  expect(network.asked.filter((path) => path.includes(WORKER))).toEqual([]);
});

test('the site can be installed under its French name', async ({ page, site: { origin } }) => {
  await page.goto(origin);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await fetch(origin + address)).json();
  expect(manifest).toMatchObject({ lang: 'fr', start_url: '/', display: 'minimal-ui' });
  expect(manifest.name).toBe(
    await page.locator('meta[property="og:site_name"]').getAttribute('content'),
  );
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.evaluate(async (from) => {
      const image = await createImageBitmap(await (await fetch(from)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(icon).toBe(sizes);
  }
});
