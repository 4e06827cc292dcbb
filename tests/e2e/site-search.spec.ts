import type { Page } from '@playwright/test';
import { axeFaults } from './setup/axe.ts';
import { test as behindNetwork, whenKept } from './setup/network.ts';
import { isMarked, mark, visit, whenAlive, whenReady } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Mots à chercher' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rechercher sur le site' });
const INDEX = /\/assets\/recherche-.*\.json$/;

/** Notes the addresses that a page asks for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the button opens the search; Escape closes it and gives the focus back', async ({ page }) => {
  const paths = asked(page);
  await visit(page, '/services');
  expect(paths.filter((path) => /recherche|search/.test(path))).toEqual([]);
  await opener(page).click();
  await expect(box(page)).toBeFocused();
  await expect(dialog(page).getByRole('link', { name: 'Mon expertise' })).toBeVisible();
  await box(page).fill('l’éléphant');
  await expect(dialog(page).getByRole('status')).toContainText(/^\d+ pages? trouvées?$/);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the key / opens it, but not while typing, and a found page is shown without a reload', async ({
  page,
}) => {
  await visit(page, '/services');
  await mark(page);
  await page.keyboard.press('/');
  await box(page).pressSequentially('charte/');
  await expect(box(page)).toHaveValue('charte/');
  await dialog(page)
    .getByRole('link', { name: /charte/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/charte/i);
  await expect(dialog(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('the page of the search takes ?q= as text, and keeps the address', async ({ page }) => {
  await visit(page, `/recherche?q=${encodeURIComponent('<img src=x onerror=alert(1)> mangrove')}`);
  await expect(box(page)).toHaveValue('<img src=x onerror=alert(1)> mangrove');
  await box(page).fill('CONTACTS');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^contact/i })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/recherche\?q=CONTACTS$/);
  // The key that opens the search elsewhere is a sign in a field.
  await box(page).press('/');
  await expect(box(page)).toHaveValue('CONTACTS/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axeFaults(page)).toEqual([]);
});

test('queries that are none get a French sentence, the plan of the site and the focus', async ({
  page,
}) => {
  await visit(page, '/recherche');
  const plan = page.getByRole('navigation', { name: 'Plan du site' });
  await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleDescription(/^Écrivez un mot ou deux/);
  for (const [odd, sentence] of [
    ['森林', 'Aucune page n’a ces mots'],
    ['x'.repeat(10_000), 'Aucune page n’a ces mots'],
    ['de la', 'trop courants'],
  ] as const) {
    await box(page).fill(odd);
    await expect(page.getByRole('status').first()).toContainText(sentence);
    await expect(plan).toBeVisible();
  }
});

test('an index that does not come is said, beside the plan of the site', async ({
  page,
  accepted,
}) => {
  accepted.push(/ERR_FAILED/);
  await page.route(INDEX, (route) => route.abort());
  await visit(page, '/services');
  await opener(page).click();
  await expect(dialog(page).getByRole('status')).toContainText('n’a pas pu se charger');
  await expect(
    dialog(page).getByRole('navigation', { name: 'Plan du site' }).getByRole('link').first(),
  ).toBeVisible();
});

test('where its code does not come, the button leads to the page of the search', async ({
  page,
  accepted,
}) => {
  accepted.push(/ERR_FAILED/);
  await page.route(/site-search-.*\.js/, (route) => route.abort());
  await visit(page, '/services');
  await opener(page).click();
  await expect(page).toHaveURL(/\/recherche\?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechercher sur le site');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button leads to the plan of the site', async ({ page }) => {
    await page.goto('/services');
    await opener(page).click();
    const plan = page.getByRole('navigation', { name: 'Plan du site' });
    await expect(plan.getByRole('link', { name: 'Mon expertise' })).toHaveAttribute(
      'href',
      '/expertise',
    );
  });
});

test('the page of a wrong address offers the three nearest', async ({ page, accepted }) => {
  accepted.push(/404/);
  await visit(page, '/projets/ma-charte-citoyene');
  const nearest = page.getByRole('navigation', { name: 'Peut-être cherchiez-vous :' });
  await expect(nearest.getByRole('link')).toHaveCount(3);
  await expect(nearest.getByRole('link').first()).toHaveText(/charte/i);
  await visit(page, '/projets/ndjo-oyeri/carte');
  await expect(nearest.getByRole('link').first()).toHaveText(/carte participative/i);
});

behindNetwork(
  'pages are found without a network after one opening',
  async ({ page, site: { network, origin } }) => {
    await visit(page, `${origin}/services`);
    await whenKept(page);
    await opener(page).click();
    await box(page).fill('charte');
    await expect(dialog(page).getByRole('status')).toContainText(/trouvées?$/);
    network.cut = true;
    await page.reload();
    await whenAlive(page);
    await opener(page).click();
    await box(page).fill('charte');
    await expect(dialog(page).getByRole('status')).toContainText(/trouvées?$/);
  },
);

test.describe('with a keyboard', () => {
  // A touch screen shows no choice for a key that it does not have.
  test.use({ hasTouch: false });

  test('the key / can be turned off, and on again', async ({ page }) => {
    await visit(page, '/recherche');
    const choice = page.getByRole('checkbox', { name: 'La touche / ouvre la recherche' });
    await choice.uncheck();
    await visit(page, '/services');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener(page).click();
    await dialog(page).getByRole('checkbox', { name: 'La touche / ouvre la recherche' }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
  });
});

test('a page that the browser translated goes on answering', async ({ page }) => {
  await visit(page, '/recherche');
  await whenReady(page);
  for (const query of ['don', 'zzzz', 'charte']) {
    await box(page).fill(query);
    await expect(page.getByRole('status')).toContainText(
      query === 'zzzz' ? /^Aucune page/ : /trouvées?$/,
    );
    // As translators of browsers do, each text is put into an element of its own.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.matches('script,style')) continue;
        const wrapper = document.createElement('font');
        text.replaceWith(wrapper);
        wrapper.append(text);
      }
    });
  }
});
