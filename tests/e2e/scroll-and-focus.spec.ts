import type { Page } from '@playwright/test';
import { follow, hold, scrolled, scrollTo, visit, whenAlive } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const contactLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .last();

/** Leaves the page at 700 px for the contact page, as the site does it. */
async function leaveAt700(page: Page) {
  await visit(page, '/expertise');
  // Fonts that come after the scroll would move the position that is left, too.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await scrollTo(page, 700);
  // Not by the pointer: Playwright may scroll to a link before it clicks.
  await contactLink(page).dispatchEvent('click');
}

async function isBackAt(page: Page, top: number) {
  await expect(page).toHaveURL(/\/expertise$/);
  await whenAlive(page);
  // Fonts that come later may move the text, and with it the position that the browser has restored, by a few pixels.
  await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeLessThan(5);
}

test('a new page is at its top from its first paint on, a step back restores the scroll position', async ({
  page,
}) => {
  await visit(page, '/expertise');
  await scrollTo(page, 700);
  await page.evaluate(() => {
    const title = document.querySelector('h1')?.textContent;
    // Called right after the change, before anything of it is painted.
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === title) return;
      observer.disconnect();
      document.documentElement.dataset.placeOfNewPage = String(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await contactLink(page).dispatchEvent('click');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('data-place-of-new-page', '0');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await isBackAt(page, 700);
});

for (const [how, comeBack] of Object.entries<(page: Page) => Promise<unknown>>({
  'a reload of the second page': async (page) => {
    await page.reload();
    await whenAlive(page);
    await page.goBack();
  },
  'a page that only the server could give': async (page) => {
    await page.reload();
    await whenAlive(page);
    await page.route('**/donnees/expertise.json', (route) => route.abort());
    await Promise.all([page.waitForEvent('load'), page.goBack()]);
  },
  'two steps back at once from elsewhere': async (page) => {
    await page.goto('/demo/carte.html');
    // Once the page has answered the test, which it leaves.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
  },
}))
  test(`the scroll position is restored after ${how}`, async ({ page, accepted }) => {
    accepted.push(/ERR_FAILED/);
    await leaveAt700(page);
    await expect(page).toHaveTitle(/^Contact/);
    await comeBack(page);
    await isBackAt(page, 700);
  });

test('the scroll position is restored in a hidden tab that the system discarded', async ({
  page,
}) => {
  // Such a tab learns that it is hidden, and nothing of its end.
  await page.addInitScript(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await visit(page, '/expertise');
  await scrollTo(page, 1200);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await isBackAt(page, 1200);
});

test('anchors lead to their element below the header @both', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: /chiffres clés/i }).click();
  await expect(page).toHaveURL(/#chiffres-cles$/);
  await expect(page.locator('#chiffres-cles')).toBeInViewport();
});

test('a question opens by its address, also from another page without a reload', async ({
  page,
}) => {
  const route = '/je-participe/faq#que-devient-mon-projet';
  const question = page.locator('#que-devient-mon-projet');
  await page.goto(route);
  await expect(question).toHaveAttribute('open');
  await visit(page, '/contact');
  await follow(page, route);
  await expect(question).toHaveAttribute('open');
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
});

test('a page that only the server can give begins at its top, or at its anchor', async ({
  page,
  accepted,
}) => {
  accepted.push(/ERR_FAILED/);
  await page.route('**/donnees/**', (route) => route.abort());
  for (const [address, begin] of [
    ['/a-propos', 'h1'],
    ['/je-participe/charte#transparence-financiere', '#transparence-financiere'],
  ] as const) {
    await visit(page, '/expertise');
    await scrollTo(page, 700);
    await Promise.all([page.waitForEvent('load'), follow(page, address)]);
    await whenAlive(page);
    await expect(page).toHaveURL(address);
    await expect(page.locator(begin)).toBeInViewport();
    if (begin === 'h1') expect(await scrolled(page)).toBe(0);
  }
});

test('a link clicked twice while its page loads adds one history entry', async ({ page }) => {
  const answer = await hold(page, /donnees\/contact\.json$/);
  await leaveAt700(page);
  await expect(page).toHaveURL(/\/contact$/);
  await contactLink(page).dispatchEvent('click');
  // The page that is still shown stays where it is, its title is not announced again.
  await expect(page.locator('h1')).not.toBeFocused();
  expect(await scrolled(page)).toBe(700);
  answer();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await isBackAt(page, 700);
});

test('a slow page is shown as loading, and controls pressed meanwhile do not change its address', async ({
  page,
}) => {
  const answer = await hold(page, /donnees\/contact\.json$/);
  const main = page.locator('#contenu');
  const leave = () => page.locator('header a[href="/contact"]').dispatchEvent('click');
  const route = '/projets/decouverte-gabon/participer';
  const tab = page.getByRole('tab').nth(2);
  await visit(page, route);
  await leave();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(main).toHaveCSS('opacity', '0.5');
  await tab.click();
  await expect(page).toHaveURL(/\/contact$/);
  // Going back ends it, too.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(route);
  await expect(main).not.toHaveAttribute('aria-busy');
  await tab.click();
  await expect(page).not.toHaveURL(route);
  await leave();
  answer();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(main).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL(/\/contact$/);
});
