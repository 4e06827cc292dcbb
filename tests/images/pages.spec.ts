import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { visit } from '../e2e/setup/page.ts';

/** Widths of a phone and of a desktop screen (CSS pixels). */
const WIDTHS = [390, 1440];

const siteOf = (name: string) => resolve('.cache/review', name);
const routesOf = (name: string): string[] =>
  JSON.parse(readFileSync(join(siteOf(name), 'metadata.json'), 'utf8')).map(
    ({ path }: { path: string }) => path,
  );
const before = new Set(routesOf('avant'));

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use, { project }) => {
      const site = await serve({ dir: siteOf(project.name), port: 0, base: '/' });
      await use(new URL(site.address).origin);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

for (const route of routesOf('apres'))
  for (const width of WIDTHS)
    test(`${route} ${width}`, async ({ page, origin }, { project }) => {
      const isBefore = project.name === 'avant';
      test.skip(isBefore && !before.has(route), 'a new page');
      await page.setViewportSize({ width, height: 900 });
      // What frames show may differ each time, without a change of this site.
      await page.route(/\/demo\//, (request) => request.abort());
      await visit(page, origin + route);
      await page.evaluate(() => {
        const images = [...document.images].filter(({ src }) => src);
        for (const image of images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
        return Promise.allSettled(images.map((image) => image.decode()));
      });
      const name = `${route.replaceAll('/', '-')}-${width}.png`;
      const look = { animations: 'disabled', scale: 'css', fullPage: true } as const;
      if (isBefore)
        await page.screenshot({ ...look, path: join(`${process.env.IMAGES_BEFORE}`, name) });
      else await expect(page).toHaveScreenshot(name, look);
    });
