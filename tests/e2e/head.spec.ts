import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';
import { follow } from './setup/follow.ts';

/** What a head says of its page, sorted: of the page that is shown, or of one as it is sent. */
const headOf = (page: Page, sent?: string) =>
  page.evaluate((html) => {
    const from = html ? new DOMParser().parseFromString(html, 'text/html') : document;
    const tags = from.head.querySelectorAll(
      'title,meta[property],meta[name]:not([name=viewport],[name=theme-color]),link[rel=canonical]',
    );
    return Array.from(tags, (tag) => tag.outerHTML).sort();
  }, sent);

test('a page reached without a reload has the head that it would have come with', async ({
  page,
}) => {
  await page.goto('/cette-page-n-existe-pas');
  await whenAlive(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const shows = async (route: string) => {
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    const sent = await headOf(page, await (await page.request.get(route)).text());
    await expect.poll(() => headOf(page), route).toEqual(sent);
  };
  const routes = ['/ressources/communique-presse-cop30', '/blog', '/projets/eco-logik'];
  for (const route of routes) {
    await follow(page, route);
    await shows(route);
  }
  await page.goBack();
  await shows('/blog');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('the head of the first page is back when that page is', async ({ page }) => {
  await page.goto('/ressources/communique-presse-cop30');
  await whenAlive(page);
  const first = await headOf(page);
  await follow(page, '/blog');
  await expect(page).toHaveTitle(/blog/i);
  expect(await headOf(page)).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(first);
});
