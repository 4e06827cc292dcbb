import { expect, type Page, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';

/** Elements beside a new page's own that its arrival may touch: links that are current, counters. */
const BESIDE = 20;

test('a page that replaces another has its own styles computed, not those of the whole document', async ({
  page,
}) => {
  // A drawing is a document of its own, whose elements would be counted with those of the page.
  await page.route('**/*.svg', (route) => route.abort());
  await visitAlive(page, '/a-propos');
  const computed = await stylesComputedBy(page, async () => {
    // A click without a pointer: the menu of a phone may be closed.
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/blog"]')?.click(),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog|carnet/i);
  });
  const own = await page.locator('main, main *').count();
  const all = await page.locator('*').count();
  expect(all).toBeGreaterThan(own + 2 * BESIDE);
  expect(computed).toBeGreaterThan(own / 2);
  expect(computed).toBeLessThanOrEqual(own + BESIDE);
});

test('once the sheet of all pages was lost, another page is loaded with its own styles', async ({
  page,
}) => {
  let lost = 0;
  await page.route(/site-[^/]*\.css$/, (route) => {
    lost += 1;
    return route.abort();
  });
  await visitAlive(page, '/mentions-legales');
  expect(lost).toBe(1);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/je-participe"]')?.click(),
  );
  const first = page.getByRole('main').getByRole('link', { name: 'Proposer un projet' }).first();
  await expect(first).toBeVisible();
  await expect(first).not.toHaveCSS('display', 'inline');
  await page.goBack();
  await expect(page).toHaveTitle(/Mentions légales/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The most elements whose styles the browser computes at once while `act` runs. */
async function stylesComputedBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const recorded = await browser?.stopTracing();
  const { traceEvents } = JSON.parse(String(recorded)) as { traceEvents: TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}
