import type { Page } from '@playwright/test';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const NEXT = '/je-participe/proposer-un-projet';

/** Opens a page on a connection as the browser describes it; gives the pages that are fetched ahead. */
async function look(page: Page, route: string, connection?: object): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/donnees/')) asked.push(pathname);
  });
  await page.clock.install();
  await page.addInitScript((value) => {
    if (value) Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  await visit(page, route);
  // The browser tells which links are in view; they must stay there for a time.
  await page.evaluate(
    () =>
      new Promise((done) => {
        new IntersectionObserver(done).observe(document.querySelector('#contenu a') as Element);
      }),
  );
  await page.clock.runFor(2000);
  return asked;
}

test('the pages of links that stay in view are fetched ahead, and open without a request', async ({
  page,
}) => {
  const asked = await look(page, '/je-participe');
  await expect
    .poll(async () => {
      // The time of a link that has come into view just now begins only then.
      await page.clock.runFor(2000);
      return asked;
    })
    .toContain(`/donnees${NEXT}.json`);
  expect(asked).toEqual([...new Set(asked)]);
  await page.locator(`#contenu a[href="${NEXT}"]`).first().click();
  await expect(page).toHaveURL(NEXT);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Propose');
  expect(asked.filter((path) => path.endsWith(`${NEXT}.json`))).toHaveLength(1);
});

test('on a slow network only the page of a link that is touched or focused is fetched ahead', async ({
  page,
}) => {
  const asked = await look(page, '/je-participe', { saveData: false, effectiveType: '2g' });
  expect(asked).toEqual([]);
  await page.locator(`#contenu a[href="${NEXT}"]`).first().focus();
  await expect.poll(() => asked).toEqual([`/donnees${NEXT}.json`]);
});

test('a visitor who saves data gets nothing ahead: no page, no styles of other pages', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => request.url().endsWith('.css') && sheets.push(request.url()));
  const asked = await look(page, '/je-participe', { saveData: true, effectiveType: '4g' });
  const link = page.locator(`#contenu a[href="${NEXT}"]`).first();
  await link.focus();
  await page.clock.runFor(2000);
  expect([asked, sheets]).toEqual([[], []]);
  await link.click();
  await expect(page).toHaveURL(NEXT);
});
