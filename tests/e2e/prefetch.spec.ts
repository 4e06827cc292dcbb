import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

/** Addresses of the pages that are fetched ahead, as they are asked for. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/donnees/')) asked.push(pathname);
  });
  return asked;
}

/** Resolves when the browser has told which links are in view, and the time that they must stay has passed. */
async function look(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.querySelector('#contenu a') ?? document.body);
      }),
  );
  await page.clock.runFor(2000);
}

/** What a browser says of its connection. */
const connected = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

test('the pages of links that stay in view are fetched ahead, and open without a request', async ({
  page,
}) => {
  await page.clock.install();
  const asked = pagesAsked(page);
  await page.goto('/je-participe');
  await whenAlive(page);
  await look(page);
  await expect.poll(() => asked).toContain('/donnees/je-participe/proposer-un-projet.json');
  const known = asked.length;
  await page.locator('#contenu a[href="/je-participe/proposer-un-projet"]').first().click();
  await expect(page).toHaveURL('/je-participe/proposer-un-projet');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Propose');
  expect(asked.slice(0, known)).toEqual([...new Set(asked.slice(0, known))]);
  expect(asked.filter((path) => path.endsWith('proposer-un-projet.json'))).toHaveLength(1);
});

for (const [name, connection] of Object.entries({
  'who saves data': { saveData: true, effectiveType: '4g' },
  'on a slow network': { saveData: false, effectiveType: '2g' },
})) {
  test(`a visitor ${name} gets only what is asked for`, async ({ page }) => {
    await page.clock.install();
    await connected(page, connection);
    const asked = pagesAsked(page);
    await page.goto('/je-participe');
    await whenAlive(page);
    await look(page);
    expect(asked).toEqual([]);
    await page.locator('#contenu a[href="/je-participe/proposer-un-projet"]').first().focus();
    await expect.poll(() => asked).toEqual(['/donnees/je-participe/proposer-un-projet.json']);
  });
}

test('on a slow network at most four pages are fetched ahead', async ({ page }) => {
  await page.clock.install();
  await connected(page, { saveData: false, effectiveType: '3g' });
  const asked = pagesAsked(page);
  // High enough to show more than four links at once.
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.goto('/');
  await whenAlive(page);
  await look(page);
  await expect.poll(() => asked.length).toBe(4);
  await page.clock.runFor(2000);
  expect(asked).toHaveLength(4);
});
