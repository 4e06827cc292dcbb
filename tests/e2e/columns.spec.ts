import { expect, test } from '@playwright/test';
import { PARTS } from './setup/routes.ts';

/** Small laptops and tablets, where a list of five had no room for one line. */
const WIDTHS = [768, 860, 940, 1030, 1120, 1210, 1280, 1440];

/** For each list in three columns or more, how many items stand on each of its lines. */
function linesOfLists(): number[][] {
  return [...document.querySelectorAll('main :is(ul,ol)')].flatMap((list) => {
    const { display, gridTemplateColumns } = getComputedStyle(list);
    if (display !== 'grid' || gridTemplateColumns.split(' ').length < 3) return [];
    const lines: number[] = [];
    let before = Number.POSITIVE_INFINITY;
    for (const item of list.children) {
      const { left } = item.getBoundingClientRect();
      // Further to the left than the one before: a line begins.
      if (left <= before) lines.push(0);
      lines.push((lines.pop() ?? 0) + 1);
      before = left;
    }
    return [lines];
  });
}

for (const { part, routes } of PARTS) {
  test(`no list of several columns of ${part} ends with one item alone on its line`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== 'bureau', 'sets its own screens');
    test.setTimeout(300_000);
    const alone: string[] = [];
    let fives = 0;
    for (const route of routes) {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const lines of await page.evaluate(linesOfLists)) {
          const shown = lines.join(' + ');
          if (/^5|3 . 2$/.test(shown)) fives++;
          if (/[2-9] . 1$/.test(shown)) alone.push(`${route}, ${width} px: ${shown}`);
        }
      }
    }
    expect(alone).toEqual([]);
    expect(fives, 'lists of five').toBeGreaterThanOrEqual(WIDTHS.length);
  });
}
