import { expect, type Page, test } from '@playwright/test';
import { collectFaults, notices, visit } from './setup/page.ts';

/** Pages with live blocks, and what each must still show whatever fails around it. */
const PAGES = [
  ['/services', 'Demander un devis'],
  ['/media', 'Galerie'],
  ['/projets/decouverte-gabon/participer', 'Devenir Partenaire'],
  ['/projets/decouverte-gabon/soutenir', 'DON ADG - Anonyme'],
  ['/projets/ndjo-oyeri/partager', 'Ouvrir dans un nouvel onglet'],
  ['/projets/ndjo-oyeri/carte-participative', 'Explorez la carte'],
  ['/projets/ndjo-oyeri/contributions', 'Aucune contribution pour le moment'],
  ['/je-participe/decouvrir-les-projets', 'Rechercher'],
] as const;

const DEMO = '**/demo/**';

/** What can be wrong with a visitor's browser or network, and what the console may say of it. */
const FAULTS: Readonly<Record<string, [make: (page: Page) => Promise<unknown>, logged: RegExp]>> = {
  'storage throws': [
    (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
    /blocked|SecurityError/,
  ],
  'embedded pages are refused': [
    (page) => page.route(DEMO, (route) => route.abort()),
    /demo\/|ERR_FAILED/,
  ],
};

for (const [fault, [make, logged]] of Object.entries(FAULTS)) {
  test(`when ${fault}, every page with live blocks works without an error`, async ({ page }) => {
    test.setTimeout(300_000);
    await make(page);
    const faults = collectFaults(page);
    for (const [route, words] of PAGES) {
      await visit(page, route);
      await expect(page.locator('main').getByText(words).first(), route).toBeVisible();
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /EN/ }).first().click();
      await expect(notices(page).getByText(/changement de langue/)).toBeVisible();
    }
    expect(faults.filter((text) => !logged.test(text))).toEqual([]);
  });
}

test('blocks come to life again after navigating without a reload, and end with their page', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await visit(page, '/projets/decouverte-gabon/participer');
  await page.getByRole('tab', { name: 'Devenir Donateur' }).click();
  await page.getByLabel('Votre nom').fill('Awa');
  await expect(page.locator('strong', { hasText: 'DON ADG - Awa' })).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Bénévole');
  expect(faults).toEqual([]);
});

test('the map is embedded under its name, and has the same fallback beside it', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/projets/ndjo-oyeri/carte-participative');
  const map = page.locator('iframe[title="Carte participative"]');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('Libreville').first()).toBeVisible();
  await page.route('**/demo/carte.html', (route) => route.abort());
  await page.reload();
  await map.scrollIntoViewIfNeeded();
  await page.clock.runFor(9000);
  await expect(page.getByText(/La carte ne s’affiche pas/)).toBeVisible();
});
