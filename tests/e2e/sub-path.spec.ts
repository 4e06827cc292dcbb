import { photo } from '../unit/vite/photo.ts';
import { crawl } from './setup/crawl.ts';
import { visit } from './setup/page.ts';
import { inCopy } from './setup/project.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

const BASE = '/a/b/';
const published = `http://localhost:4173${BASE}`;

test('under a sub-path every link, asset and navigation stays inside it @desktop', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await inCopy(async (project) => {
    // The drawings of the frozen content have one size; a photo has a set of them.
    project.write('content/images/colline.jpg', await photo(800, 600));
    project.edit('content/pages/contact.mdx', /$/, '\n![Une colline](/images/colline.jpg)\n');
    const address = await project.serve(BASE, { SITE_URL: published });
    const root = new URL(address).origin;
    const { leaks, broken, visited } = await crawl({ root, folder: BASE, published });
    expect({ leaks, broken }).toEqual({ leaks: [], broken: [] });
    expect(visited).toBeGreaterThan(ROUTES.length);
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (/^http/.test(protocol) && !pathname.startsWith(BASE)) outside.push(pathname);
    });
    await visit(page, `${address}services`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${published}services`);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${address}contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');
    await expect(canonical).toHaveAttribute('href', `${published}contact`);
    expect(outside).toEqual([]);
  });
});
