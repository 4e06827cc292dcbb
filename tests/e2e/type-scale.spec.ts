import { expect, type Page, test } from '@playwright/test';
import { visit } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';

/** The sizes of the titles of bands on a page, each once, and that of its own title (pixels). */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (title) =>
        Number.parseFloat(getComputedStyle(title).fontSize),
      );
    return {
      own: of('main h1')[0] ?? 0,
      bands: [...new Set(of('main section:not(main section section) > h2'))],
    };
  });

for (const [width, own, bands] of [
  [390, 40, 28],
  [1440, 56, 44],
] as const)
  test(`at ${width} px all titles of bands have one size, well below that of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    for (const route of ROUTES) {
      await page.goto(route);
      const { own: title, bands: others } = await sizes(page);
      if (
        title < own ||
        others.some((size) => size < bands || size > bands + 1) ||
        others.length > 1
      )
        found.push(`${route}: ${title}, ${others.join(' ')}`);
    }
    expect(found).toEqual([]);
  });

test('on a phone a wide picture is no strip, and shows the side that its editor names', async ({
  page,
}) => {
  await visit(page, '/contact');
  const scene = page.locator('main img[src*="/scene-"]');
  const { width = 0, height = 0 } = (await scene.boundingBox()) ?? {};
  expect(width).toBe(390);
  expect(width / height).toBeCloseTo(4 / 3, 1);
  await expect(scene).toHaveCSS('object-position', '80% 50%');
});

test('a plain name over a title is small and clear, and part of its heading', async ({ page }) => {
  await visit(page, '/a-propos');
  const title = page.getByRole('heading', { level: 2, name: /^Biographie\s?: Mon chemin$/ });
  await expect(title.locator('span').first()).toHaveCSS('font-size', '13px');
});
