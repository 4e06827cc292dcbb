import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { visit } from '../e2e/setup/page.ts';

/** Widths of a phone and of a desktop screen (CSS pixels). */
const WIDTHS = [390, 1440];
/** The sites of main and of the proposal. */
const [BEFORE, AFTER] = ['avant', 'apres'].map((name) => resolve('.cache/review', name));

const routesOf = (site = ''): string[] =>
  JSON.parse(readFileSync(join(site, 'metadata.json'), 'utf8')).map(
    ({ path }: { path: string }) => path,
  );
const before = new Set(routesOf(BEFORE));

const test = base.extend<object, { origins: [before: string, after: string] }>({
  origins: [
    async ({ browserName: _ }, use) => {
      const sites = await Promise.all(
        [BEFORE, AFTER].map((dir = '') => serve({ dir, port: 0, base: '/' })),
      );
      const [old = '', now = ''] = sites.map(({ address }) => new URL(address).origin);
      await use([old, now]);
      await Promise.all(sites.map((site) => site.close()));
    },
    { scope: 'worker' },
  ],
});

/** Opens a page, and resolves once all of its pictures are decoded, also lazy ones. */
async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.evaluate(() => {
    const images = [...document.images].filter(({ src }) => src);
    for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    return Promise.allSettled(images.map((image) => image.decode()));
  });
}

for (const route of routesOf(AFTER))
  for (const width of WIDTHS)
    test(`${route} ${width}`, async ({ page, origins: [old, now] }) => {
      const name = `${route.slice(1).replaceAll('/', '-') || 'accueil'}-${width}.png`;
      const look = { animations: 'disabled', scale: 'css', fullPage: true } as const;
      await page.setViewportSize({ width, height: 900 });
      // What frames show may differ each time, without a change of this site.
      await page.route(/\/demo\//, (request) => request.abort());
      if (before.has(route)) {
        await open(page, old + route);
        await page.screenshot({
          ...look,
          path: test.info().snapshotPath(name, { kind: 'screenshot' }),
        });
      }
      // A new page has nothing to be compared with, and is reported with its picture.
      await open(page, now + route);
      await expect(page).toHaveScreenshot(name, look);
    });
