import { expect, type Page } from '@playwright/test';
import { WORKER } from '../../src/content/service-worker.ts';
import { whenKept } from './faults/network.ts';
import { test } from './setup/network.ts';
import { follow, visit, whenAlive } from './setup/page.ts';

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

test('the title of a page shown offline has no outline', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await page.waitForTimeout(500);
  network.cut = true;
  for (const open of [() => page.reload(), () => page.goto(`${origin}/contact`)]) {
    await open();
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator('h1')).toHaveText(/Contact/);
    // The script gives it the focus as it comes.
    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    await expect(page.locator('h1')).toHaveCSS('outline-style', 'none');
  }
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

/** Puts these bytes in the place of every stored script and sheet, as a script of a preview could. */
const poison = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const { url } of await store.keys()) {
        const type = /\.js$/.test(url) ? 'text/javascript' : /\.css$/.test(url) ? 'text/css' : '';
        if (!type) continue;
        const text = type === 'text/css' ? 'h1{color:red}' : 'document.title="Volé";';
        await store.put(url, new Response(text, { headers: { 'content-type': type } }));
        found.push(url);
      }
    }
    return found;
  });

test('a script that another page of this origin writes into the cache is never run, but requested again', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  const poisoned = await poison(page);
  expect(poisoned.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  await page.goto(`${origin}/services`);
  await whenAlive(page);
  await expect(page).not.toHaveTitle('Volé');
  // What came anew stands in the store again, and serves without a network.
  const [entry = ''] = poisoned.filter((url) => /entry-[^/]*\.js$/.test(url));
  const stored = () => page.evaluate(async (url) => (await caches.match(url))?.text(), entry);
  await expect.poll(stored).not.toContain('Volé');
  network.cut = true;
  await page.reload();
  await whenAlive(page);
  await expect(page).not.toHaveTitle('Volé');
});

test('a search leaves no trace in what the worker stores', async ({ page, site: { origin } }) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await page.goto(`${origin}/recherche?q=secret`);
  await whenKept(page);
  const stored = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys())
        found.push(request.url, (await store.match(request))?.url ?? '');
    }
    return found;
  });
  expect(stored).toContain(`${origin}/recherche`);
  expect(stored.filter((url) => url.includes('?'))).toEqual([]);
});

test('without a network a title is listed as it is written, whatever it holds', async ({
  page,
  site: { network, origin },
}) => {
  const html = await (await fetch(`${origin}/services`)).text();
  const title = '<title>Forêt &quot;vive&quot; &amp; l&#x27;&lt;eau&gt; – Site</title>';
  network.instead.set('/services', html.replace(/<title>[^<]*<\/title>/, title));
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await page.reload();
  network.cut = true;
  await page.goto(`${origin}/je-participe/charte`);
  const listed = page.getByRole('main').getByRole('link', { name: /^Forêt/ });
  await expect(listed).toHaveText(`Forêt "vive" & l'<eau>`);
});

test('a picture without a hash in its name is requested again after a week', async ({
  page,
  site: { network, origin },
}) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  const load = () =>
    page.evaluate(async () => {
      const image = new Image();
      image.src = '/favicon.svg';
      await image.decode();
    });
  const stored = (days: number) =>
    page.evaluate(async (age) => {
      const name = (await caches.keys()).find((one) => one.endsWith('dessins')) ?? '';
      const store = await caches.open(name);
      const answer = await store.match('/favicon.svg');
      if (!answer) return false;
      const headers = new Headers(answer.headers);
      headers.set('date', new Date(Date.now() - age * 86_400_000).toUTCString());
      await store.put('/favicon.svg', new Response(await answer.blob(), { headers }));
      return true;
    }, days);
  await load();
  await expect.poll(() => stored(8)).toBe(true);
  network.asked.length = 0;
  await page.reload();
  await load();
  expect(network.asked).toContain('/favicon.svg');
});
