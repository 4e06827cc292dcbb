import { expect, test } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { collectFaults, whenAlive } from './setup/faults.ts';
import { copyProject } from './setup/project-copy.ts';
import { FRAMES } from './setup/routes.ts';

const BASE = '/a/b/';

test('under a sub-path every link, asset and navigation stays inside it @desktop', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const project = copyProject();
  const { dist, output, code } = project.build({ SITE_URL: `http://localhost:4173${BASE}` });
  expect(code, output).toBe(0);
  const site = await serve({ dir: dist, port: 0, base: BASE });
  try {
    const root = site.address.slice(0, -1);
    const faults = collectFaults(page);
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (/^http/.test(protocol) && !pathname.startsWith(BASE) && pathname !== '/a/b') {
        faults.push(`outside: ${pathname}`);
      }
    });
    for (const route of FRAMES) {
      const response = await page.goto(root + route);
      expect(response?.status(), route).toBe(200);
      await whenAlive(page);
      const outside = await page.evaluate(
        ({ base, origin }) =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
            .filter((link) => link.origin === origin && !`${link.pathname}/`.startsWith(base))
            .map((link) => link.href),
        { base: BASE, origin: new URL(root).origin },
      );
      expect(outside, route).toEqual([]);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toBe(`http://localhost:4173/a/b${route === '/' ? '' : route}`);
    }
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
    await page.goto(`${root}/services`);
    await whenAlive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${root}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');
    expect(faults).toEqual([]);
  } finally {
    await site.close();
    project.remove();
  }
});
