import type { Page } from 'playwright';

/** Milliseconds that a frame or a picture may take. */
const PATIENCE = 10_000;

/** Waits until a page stands as a visitor sees it who has scrolled through: alive, fonts, pictures, frames. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
  await scrollThrough(page);
  await page.waitForFunction(
    () =>
      [...document.images].every(({ complete }) => complete) &&
      !document.querySelector('[data-state="loading"]'),
    undefined,
    { timeout: PATIENCE },
  );
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(100);
}

/** What waits for the view (lazy pictures, frames) comes into it, one view after the other. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
