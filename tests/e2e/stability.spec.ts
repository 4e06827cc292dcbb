import { expect, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { PARTS } from './setup/routes.ts';
import { scrollThrough, shiftsOf, watchShifts } from './setup/shifts.ts';

test.beforeEach(async ({ page }) => {
  test.setTimeout(300_000);
  await watchShifts(page);
});

/**
 * No fallback breaks each line where the true font does: one line more or less in the words that
 * open a page is what remains, and it depends on the text, which editors change.
 */
const ONE_LINE = 0.025;

for (const { part, routes } of PARTS) {
  // From navigation until the page is alive and was scrolled to its end and back: all shifts added up.
  test(`nothing moves on ${part} as they load, come to life and are scrolled @rare`, async ({
    page,
  }) => {
    const moving: string[] = [];
    for (const route of routes) {
      await visitAlive(page, route);
      await scrollThrough(page);
      const { score, moved } = await shiftsOf(page);
      if (Number(score) >= 0.005) moving.push(`${route}: ${score}\n${moved.join('\n')}`);
    }
    expect(moving).toEqual([]);
  });

  test(`hardly a line moves on ${part} when the fonts come after the text was shown @rare`, async ({
    page,
  }) => {
    let letCome = () => {};
    let held = 0;
    let shown = Promise.resolve();
    await page.route('**/*.woff2', async (request) => {
      held++;
      await shown;
      await request.continue();
    });
    const moving: string[] = [];
    for (const route of routes) {
      held = 0;
      shown = new Promise((done) => {
        letCome = done;
      });
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(held, `${route} waits for its fonts`).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.fonts.check('1em Figtree')), route).toBe(false);
      letCome();
      await page.waitForFunction(() => document.fonts.check('1em Figtree'));
      await page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
      await scrollThrough(page);
      const { score, moved } = await shiftsOf(page);
      if (Number(score) > ONE_LINE) moving.push(`${route}: ${score}\n${moved.join('\n')}`);
    }
    expect(moving).toEqual([]);
  });
}
