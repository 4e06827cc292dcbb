import { follow, visit, whenAlive } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

/** The largest height of an inner page's opening on a phone (pixels), with its drawing: three lines of title, four of text. */
const MAX_HEIGHT = 440;

test('on a phone an inner page opens in 440 px at most, and no drawing covers its words', async ({
  page,
}) => {
  const faults: string[] = [];
  const drawn = new Set<string>();
  await visit(page, '/mentions-legales');
  for (const route of ROUTES) {
    await follow(page, route);
    await expect(page.locator(`head > link[rel=canonical][href$=":4173${route}"]`)).toBeAttached();
    await whenAlive(page);
    for (const width of [390, 320, 768, 1280]) {
      if (width !== 390 && !drawn.has(route)) continue;
      await page.setViewportSize({ width, height: 844 });
      const { height, isInner, covered } = await page.evaluate(() => {
        const header = document.querySelector('main > header');
        // In the opening of a project the picture is below the words, too, but never beside them.
        const drawing = header?.querySelector(':scope:not(:has(a)) > div + img');
        const box = drawing?.getBoundingClientRect();
        const lines = Array.from(
          drawing ? (header?.querySelectorAll('h1,p') ?? []) : [],
          (words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return [...range.getClientRects()];
          },
        ).flat();
        return {
          height: header?.getBoundingClientRect().height ?? 0,
          isInner: Boolean(drawing),
          covered:
            box?.width && lines.some(({ right, bottom }) => right > box.left && bottom > box.top),
        };
      });
      if (isInner) drawn.add(route);
      if (covered) faults.push(`${route}, ${width} px: words under the drawing`);
      if (isInner && width === 390 && height > MAX_HEIGHT)
        faults.push(`${route}: ${height} px high`);
    }
  }
  expect(faults).toEqual([]);
  expect(drawn.size).toBeGreaterThan(6);
});
