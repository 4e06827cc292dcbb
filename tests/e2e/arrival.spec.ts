import { expect, type Page, test } from '@playwright/test';
import { whenAlive } from './setup/faults.ts';

const contactLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /contact/i })
    .last();

/** Keeps the contact page from coming, until the function that it gives is called. */
async function holdContact(page: Page): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/donnees/contact.json', async (route) => {
    await asked;
    await route.continue();
  });
  return () => answer();
}

test('every path change scrolls the page to the top, back restores the place @both', async ({
  page,
}) => {
  await page.goto('/expertise');
  await whenAlive(page);
  await page.evaluate(() => scrollTo(0, 900));
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = 900;
  await page.goBack();
  await expect(page).toHaveURL(/\/expertise$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 700);
});

test('the place is found again after the second page was loaded anew', async ({ page }) => {
  await page.goto('/expertise');
  await whenAlive(page);
  const link = contactLink(page);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  // Not by the pointer: Playwright may scroll to a link anew before it clicks.
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await whenAlive(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/expertise$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
});

/** Leaves the page at 700 px for the contact page, as the site does it. */
async function leaveAt700(page: Page) {
  await page.goto('/expertise');
  await whenAlive(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  // Not by the pointer: Playwright may scroll to a link anew before it clicks.
  await contactLink(page).dispatchEvent('click');
}

test('the place is found again after a tap that the lost network left without an answer', async ({
  page,
}) => {
  // Neither the script nor, after it, the browser gets an answer.
  await page.route(/contact(\.json)?$/, (route) => route.abort('internetdisconnected'));
  // Seen late, it would count as that of the step back.
  const failure = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await leaveAt700(page);
  await failure;
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.goBack();
  await expect(page).toHaveURL(/\/expertise$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('the place is found again after two steps back at once from elsewhere', async ({ page }) => {
  await leaveAt700(page);
  await expect(page).toHaveTitle(/^Contact/);
  await page.goto('/demo/carte.html');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/expertise$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a new page is never painted where the last one was left', async ({ page }) => {
  await page.goto('/expertise');
  await whenAlive(page);
  await page.evaluate(() => {
    scrollTo(0, 900);
    const title = document.querySelector('h1')?.textContent;
    // Called right after the change, before anything of it is painted.
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent === title) return;
      observer.disconnect();
      document.documentElement.dataset.placeOfNewPage = String(scrollY);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('data-place-of-new-page', '0');
});

test('anchors lead to their place below the header @both', async ({ page }) => {
  await page.goto('/');
  await whenAlive(page);
  await page.getByRole('link', { name: /chiffres clés/i }).click();
  await expect(page).toHaveURL(/#chiffres-cles$/);
  await expect(page.locator('#chiffres-cles')).toBeInViewport();
});

test('a link clicked twice while its page is on its way leads there, and one step back leads back', async ({
  page,
}) => {
  const answer = await holdContact(page);
  await page.goto('/expertise');
  await whenAlive(page);
  const link = contactLink(page);
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  const left = await page.evaluate(() => scrollY);
  // Not by the pointer: Playwright may scroll to a link anew before it clicks.
  await link.dispatchEvent('click');
  // The page that is still shown stays where it is, its title is not announced again.
  await expect(page.locator('h1')).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(left);
  answer();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/expertise/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

for (const kept of ['null', '5', '"x"', '[1]', '{"a":"b"}', '{'])
  test(`a store that holds ${kept} keeps no one from another page${kept.length > 1 && kept !== 'null' ? ' @rare' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => sessionStorage.setItem('scroll:/', value), kept);
    await page.goto('/expertise');
    await whenAlive(page);
    await contactLink(page).click();
    await expect(page).toHaveTitle(/^Contact/);
  });

test('a link to a place inside a closed tab announces the page all the same', async ({ page }) => {
  await page.goto('/projets/decouverte-gabon/activites');
  await whenAlive(page);
  await page.getByRole('link', { name: 'Inscrire un enfant' }).first().click();
  await expect(page).toHaveURL(/participer#enfant$/);
  await expect(page.locator('h1')).toBeFocused();
});

test('a page that is late is seen to be on its way, and what is pressed meanwhile leaves its address alone', async ({
  page,
}) => {
  const answer = await holdContact(page);
  for (const [route, control] of [
    ['/services', page.getByRole('button', { name: 'Presse', exact: true })],
    ['/projets/decouverte-gabon/participer', page.getByRole('tab').nth(2)],
  ] as const) {
    await page.goto(route);
    await whenAlive(page);
    await expect(control).toBeVisible();
    const main = page.locator('#contenu');
    await page.locator('header a[href="/contact"]').dispatchEvent('click');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(main).toHaveCSS('opacity', '0.5');
    await expect(page.locator('#menu > ul')).toHaveCSS('opacity', '0.5');
    await expect(page.locator('#menu')).not.toHaveCSS('opacity', '0.5');
    await control.click();
    await expect(page).toHaveURL(/\/contact$/);
    // Going back ends it, too.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await expect(main).not.toHaveAttribute('aria-busy');
    await expect(main).toHaveCSS('opacity', '1');
    await control.click();
    await expect(page).not.toHaveURL(new RegExp(`${route}$`));
    await page.locator('header a[href="/contact"]').dispatchEvent('click');
    await expect(main).toHaveAttribute('aria-busy', 'true');
  }
  answer();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('#contenu')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#contenu')).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL(/\/contact$/);
});

test('a tab that the system drops out of sight finds its place again', async ({ page }) => {
  // Such a tab is told that it is hidden, and nothing of its end.
  await page.addInitScript(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/expertise');
  await whenAlive(page);
  await page.evaluate(() => {
    scrollTo({ top: 1200, behavior: 'instant' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.reload();
  await whenAlive(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test('a page that the browser kept whole is the site’s own again', async ({ page }) => {
  await page.goto('/expertise');
  await whenAlive(page);
  const restored = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return history.scrollRestoration;
  });
  expect(restored).toBe('manual');
});
