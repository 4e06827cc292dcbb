import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BUDGETS } from '../budgets.ts';
import { brokenWords, openingOf, WIDTHS } from './setup/layout-faults.ts';
import { follow, isMarked, mark, visit, whenAlive } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

const ORIGIN = 'http://localhost:4173';

/** Head, links around the text and colours of a page, sorted: of the page that is shown, or of one as it is sent. */
const frameOf = (page: Page, sent?: string) =>
  page.evaluate(
    (html) => {
      const from = html ? new DOMParser().parseFromString(html, 'text/html') : document;
      const tags = from.querySelectorAll(
        'title,meta[property],meta[name]:not([name=viewport],[name=theme-color]),link[rel=canonical],nav a,footer a',
      );
      const shown = Array.from(tags, (tag) =>
        tag.localName === 'a'
          ? [
              tag.textContent,
              ...['href', 'aria-current'].map((name) => tag.getAttribute(name)),
            ].join()
          : tag.outerHTML,
      );
      return [from.body.className, ...shown.sort()];
      // What is read here is not shown: its style would be refused as another page's.
    },
    sent?.replace(/<style>.*?<\/style>/s, ''),
  );

test('all routes answer a deep link with a head of their own, in both forms of address', async ({
  request,
}) => {
  const heads: string[][] = [[], []];
  for (const route of ROUTES) {
    for (const address of new Set([route, route === '/' ? '/' : `${route}/`]))
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    const html = await (await request.get(route)).text();
    expect(gzipSync(html).length, `${route}: HTML with its CSS`).toBeLessThan(BUDGETS.html);
    expect(html.match(/<[a-z]/g)?.length, `${route}: elements`).toBeLessThanOrEqual(
      BUDGETS.elements,
    );
    const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    [title, description].forEach((text, at) => void heads[at]?.push(text));
  }
  for (const texts of heads) expect(new Set(texts.filter(Boolean)).size).toBe(ROUTES.length);
});

test('all routes are reached without a reload, with head, menus and footer of a deep link and the title focused, without a broken word; so is the previous page', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await visit(page, '/mentions-legales');
  await mark(page);
  const faults: string[] = [];
  const drawn = new Set<string>();
  const shows = async (route: string) => {
    await expect(page).toHaveURL(route);
    const sent = await frameOf(page, await (await page.request.get(route)).text());
    await expect.poll(() => frameOf(page), route).toEqual(sent);
    await expect(page.locator('h1'), route).toHaveCount(1);
  };
  for (const route of ROUTES) {
    await follow(page, route);
    await shows(route);
    await expect(page.locator('h1'), `${route}: the new title has the focus`).toBeFocused();
    await whenAlive(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const opening = await openingOf(page, width);
      if (opening) drawn.add(route);
      const found = [...(await brokenWords(page, width)), ...(opening ?? [])];
      faults.push(...found.map((fault) => `${route}, ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(drawn.size).toBeGreaterThan(6);
  for (const route of ROUTES.slice(-3, -1).reverse()) {
    await page.goBack();
    await shows(route);
  }
  expect(await isMarked(page)).toBe(true);
});

test('an unknown path shows the French 404 with the technical detail and links', async ({
  page,
  accepted,
}) => {
  accepted.push(/nulle-part|status of 404/);
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await expect(page.locator('main').getByText('Détail technique')).toBeVisible();
  const detail = page.locator('[lang="en"]', { hasText: 'Unexpected Application Error!' });
  await expect(detail).toContainText('404 Not Found');
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await whenAlive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');
  await expect(robots).toHaveCount(0);
});

test('robots.txt and the feed name absolute addresses', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(await text('/feed.xml')).toContain(`${ORIGIN}/ressources/communique-presse-cop30`);
});
