import { expect, test } from '@playwright/test';
import { visit } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { scrollThrough, shiftAtSwap, shiftsOf, watchShifts } from './setup/shifts.ts';

/** No fallback breaks each line where the true font does: one line more or less, low on the first screen, is what remains. */
const ONE_LINE = 0.01;

// From navigation until the page is alive and was scrolled to its end and back: all shifts added up.
for (const fonts of ['in time', 'after the text was shown'] as const)
  test(`nothing moves as a page loads and is scrolled, fonts coming ${fonts} @rare`, async ({
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
      if (Number(score) > (fonts === 'in time' ? 0.005 : ONE_LINE))
        moving.push(`${route}: ${score}\n${moved.join('\n')}`);
    }
    expect(moving).toEqual([]);
  });
