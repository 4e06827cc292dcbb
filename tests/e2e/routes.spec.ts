import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BUDGETS } from '../budgets.ts';
import { collectFaults, whenAlive } from './setup/faults.ts';
import { follow } from './setup/follow.ts';
import { ROUTES } from './setup/routes.ts';

interface Head {
  h1: string[];
  title: string;
}

const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    h1: [...document.querySelectorAll('h1')].map((title) => title.textContent ?? ''),
    title: document.title,
  }));

const ORIGIN = 'http://localhost:4173';

test('all routes answer a deep link with a head of their own, in both forms of address', async ({
  request,
}) => {
  const heads: string[][] = [[], []];
  for (const route of ROUTES) {
    for (const address of new Set([route, route === '/' ? '/' : `${route}/`]))
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    const html = await (await request.get(route)).text();
    expect(html, route).toContain(`<link rel="canonical" href="${ORIGIN + route}"`);
    expect(gzipSync(html).length, `${route}: HTML with its CSS`).toBeLessThan(BUDGETS.html);
    expect(html.match(/<[a-z]/g)?.length, `${route}: elements`).toBeLessThan(BUDGETS.elements);
    const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    [title, description].forEach((text, at) => void heads[at]?.push(text));
  }
  for (const texts of heads) expect(new Set(texts.filter(Boolean)).size).toBe(ROUTES.length);
});

test('all routes are reached by client navigation with the same head as by deep link', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const faults = collectFaults(page);
  await page.goto('/mentions-legales');
  await whenAlive(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  for (const route of ROUTES) {
    await follow(page, route);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', ORIGIN + route);
    const shown = await headOf(page);
    const html = await (await page.request.get(route)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect(shown.h1, route).toHaveLength(1);
    expect(shown.title, route).toBe(title);
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(page.locator('h1'), `${route}: the new title has the focus`).toBeFocused();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(faults).toEqual([]);
});

test('an unknown path shows the French 404 with the technical detail and ways on', async ({
  page,
}) => {
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  const detail = page.locator('[lang="en"]', { hasText: 'Unexpected Application Error!' });
  await expect(detail).toContainText('404 Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await whenAlive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');
});

test('metadata.json lists every route once, with its content file', async ({ request }) => {
  const entries = (await (await request.get('/metadata.json')).json()) as Record<string, string>[];
  const paths = entries.map(({ path }) => path);
  for (const route of ROUTES) expect(paths).toContain(route);
  expect(new Set(paths).size).toBe(paths.length);
  for (const entry of entries) {
    expect(Object.keys(entry).sort()).toEqual(['description', 'image', 'path', 'source', 'title']);
    expect(entry.source).toMatch(/^content\/.+\.mdx$/);
  }
});

test('sitemap, robots and feed name absolute addresses without trailing slash', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses.sort()).toEqual(ROUTES.map((route) => ORIGIN + route).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  );
  expect(await (await request.get('/feed.xml')).text()).toContain(
    `${ORIGIN}/ressources/communique-presse-cop30`,
  );
});
