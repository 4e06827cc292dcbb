import type { Page } from '@playwright/test';
import { follow, visit, whenAlive } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, test } from './setup/test.ts';

/** Where columns begin at 1440 px: the three columns of texts and cards, and the halves and quarters of wide lists. */
const EDGES = [112, 528, 944, 424, 736, 1048];

/** Faults of every page of the frozen content, each after its route. */
async function onEachPage(page: Page, find: () => string[] | Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  await visit(page, '/mentions-legales');
  for (const route of ROUTES) {
    await follow(page, route);
    await expect(page.locator(`head > link[rel=canonical][href$=":4173${route}"]`)).toBeAttached();
    await whenAlive(page);
    faults.push(...(await find()).map((fault) => `${route}: ${fault}`));
  }
  return faults;
}

test('texts, cards and rows begin at the columns of one grid, and no text leaves an empty third @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = await onEachPage(page, () =>
    page.evaluate((edges) => {
      const found: string[] = [];
      const isDrawn = (element: Element) => {
        const { backgroundColor, borderLeftWidth } = getComputedStyle(element);
        return borderLeftWidth !== '0px' || !/, 0\)$/.test(backgroundColor);
      };
      const isInBox = (element: Element): boolean => {
        const parent = element.parentElement;
        if (!parent || parent.matches('main,section,header,article')) return false;
        return isDrawn(parent) || isInBox(parent);
      };
      const rightOf = (band: Element) => {
        const range = document.createRange();
        range.selectNodeContents(band);
        const boxes = [...band.querySelectorAll('img,iframe,table,[data-state]')];
        const rects = [
          ...range.getClientRects(),
          ...boxes.map((box) => box.getBoundingClientRect()),
        ];
        return Math.max(...rects.map(({ right }) => right));
      };
      for (const band of document.querySelectorAll('main section:not(section section)')) {
        const empty = 1328 - rightOf(band);
        if (empty > 400)
          found.push(`${empty} px of nothing beside ${band.textContent.slice(0, 30)}`);
      }
      const parts = document.querySelectorAll('main :is(h1,h2,p,dl,table,form,li):not(li *)');
      for (const part of parts) {
        const { left, width } = part.getBoundingClientRect();
        const isWindow = width >= innerWidth || part.querySelector('img') !== null;
        const isSeen = width > 1 && part.checkVisibility({ visibilityProperty: true });
        if (
          !isSeen ||
          isWindow ||
          isInBox(part) ||
          part.matches('ul:not([role]) li,ol:not([role]) li')
        )
          continue;
        const text = `« ${part.textContent.trim().slice(0, 30)} »`;
        if (!edges.some((edge) => Math.abs(edge - left) < 1.5)) found.push(`${text} at ${left}`);
      }
      return found;
    }, EDGES),
  );
  expect(faults).toEqual([]);
});
