import type { Page } from '@playwright/test';
import { test, whenServed } from './setup/network.ts';
import { follow, visit, whenAlive } from './setup/page.ts';
import { expect } from './setup/test.ts';

const LEGAL = '/mentions-legales';
const erase = (page: Page) =>
  page.getByRole('button', { name: 'Effacer ce que ce site garde' }).click();

/** The names under which anything stands in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    names.push(...(await caches.keys()), ...bases.map(({ name = '' }) => name));
    return { names: names.sort(), cookies: document.cookie };
  });

/** Puts what a preview under `/pr-12/` would keep beside what the site keeps. */
const keepForPreview = (page: Page) =>
  page.evaluate(async () => {
    sessionStorage.setItem('formulaire:/:proposal', '{}');
    sessionStorage.setItem('formulaire:/pr-12/:proposal', '{}');
    await caches.open('hors-ligne:/pr-12/:pages');
  });

test('the legal notices list all stored data, and one button erases it, for this site alone', async ({
  page,
  site: { origin },
}) => {
  await visit(page, `${origin}/projets/decouverte-gabon/soutenir`);
  await page.evaluate(() => {
    localStorage.setItem('ndjo-oyeri.contributions', '[]');
    localStorage.setItem('raccourci:/', 'non');
  });
  await whenServed(page);
  await follow(page, '/services');
  await expect(page).toHaveTitle(/services/i);
  await page.reload();
  await follow(page, LEGAL);
  await expect(page.locator('main li code').first()).toBeVisible();
  await whenAlive(page);
  await keepForPreview(page);

  const before = await kept(page);
  const shown = (await page.locator('main li code').allTextContents()).map((name) =>
    name.replace('…', ''),
  );
  const own = before.names.filter((name) => !name.includes('/pr-12/'));
  expect(own.filter((name) => !shown.some((one) => name.startsWith(one)))).toEqual([]);
  expect(shown.filter((one) => !own.some((name) => name.startsWith(one)))).toEqual([]);
  expect(before.cookies).toBe('');

  // What is fetched ahead for a link in view would come after the erasing.
  await page.waitForLoadState('networkidle');
  await erase(page);
  await expect(page.getByRole('status').filter({ hasText: 'C’est effacé' })).toBeVisible();
  expect(await kept(page)).toEqual({
    names: ['formulaire:/pr-12/:proposal', 'hors-ligne:/pr-12/:pages'],
    cookies: '',
  });

  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  // The site stays readable without a network, from the next page on.
  await page.reload();
  await whenServed(page);
  await expect
    .poll(async () => (await kept(page)).names)
    .toEqual(expect.arrayContaining(['hors-ligne:/:fichiers', 'hors-ligne:/:pages']));
});
