import { expect } from '@playwright/test';
import { WORKER } from '../../src/content/service-worker.ts';
import { whenKept } from './faults/network.ts';
import { test } from './setup/network.ts';
import { follow, visit } from './setup/page.ts';

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

test('the title of a page shown offline stands without a frame', async ({
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

test('who saves data keeps nothing', async ({ page, site: { network, origin } }) => {
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
