import { expect, test } from 'vitest';
import { rendererWith } from './render-page.ts';

test('the sitemap names each route once, and nothing else', async () => {
  const { files, routes } = await rendererWith({});
  const urls = routes.map((route) => `<url><loc>http://localhost:4173${route}</loc></url>`);
  expect(await files.get('sitemap.xml')?.()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`);
});
