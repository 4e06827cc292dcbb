import { expect, test } from '@playwright/test';
import { visit } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { scrollThrough, shiftAtSwap, shiftsOf, watchShifts } from './setup/shifts.ts';

/** No fallback breaks each line where the true font does: one line more or less, low on the first screen, is what remains. */
const ONE_LINE = 0.01;

test('the titles of all pages are in sum as wide in the fallback of their font as in the font', async ({
  page,
}) => {
  await visit(page, '/');
  const ratio = await page.evaluate(async (routes) => {
    const context = document.createElement('canvas').getContext('2d');
    const widthIn = (font: string) => (text: string) => {
      if (context) context.font = `600 40px "${font}"`;
      return context?.measureText(text).width ?? 0;
    };
    const texts: string[] = [];
    for (const route of routes) {
      const html = await (await fetch(route)).text();
      const titles = new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelectorAll('h1,h2,h3');
      texts.push(...Array.from(titles, ({ textContent }) => textContent.trim()));
    }
    await document.fonts.load('600 40px Fraunces');
    const sum = (font: string) => texts.map(widthIn(font)).reduce((all, width) => all + width, 0);
    return sum('Fraunces Fallback Times') / sum('Fraunces');
  }, ROUTES);
  expect(Math.abs(ratio - 1)).toBeLessThan(0.005);
});

// From navigation until the page is alive and was scrolled to its end and back: all shifts added up.
for (const fonts of ['in time', 'after the text was shown'] as const)
  test(`no element moves while a page loads and is scrolled, with fonts loaded ${fonts} @rare`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await watchShifts(page);
    const moving: string[] = [];
    for (const route of ROUTES) {
      if (fonts === 'in time') {
        await visit(page, route);
        await scrollThrough(page);
      }
      const { score, moved } = await (fonts === 'in time'
        ? shiftsOf(page)
        : shiftAtSwap(page, route));
      // A frame has the height of its form as soon as it says it; who scrolls as fast as this sees what is below move.
      if ((await page.locator('[data-state]').count()) > 0) continue;
      if (Number(score) > (fonts === 'in time' ? 0.005 : ONE_LINE))
        moving.push(`${route}: ${score}\n${moved.join('\n')}`);
    }
    expect(moving).toEqual([]);
  });
