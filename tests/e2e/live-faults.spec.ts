import { expect, type Page, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { collectFaults } from './setup/faults.ts';

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
  ['/je-participe/proposer-un-projet', 'Ouvrir dans un nouvel onglet'],
] as const;

/** What can be wrong with a visitor's browser or network. */
const FAULTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'nothing is wrong': async () => {},
  'storage throws': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    }),
  'storage is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  'the clipboard is absent': (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  'there is no IntersectionObserver': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  'embedded pages are refused': (page) => page.route('**/demo/**', (route) => route.abort()),
  'embedded pages answer 500': (page) =>
    page.route('**/demo/**', (route) => route.fulfill({ status: 500, body: 'no' })),
};

/** What is met seldom, or fails as another fault does: each night. */
const SELDOM = /storage is full|clipboard|IntersectionObserver|answer 500/;

/** Faults that the test itself makes, or that the contract wants logged. */
const EXPECTED = /demo\/|status of 500|ERR_FAILED|blocked|SecurityError/;

for (const [fault, make] of Object.entries(FAULTS)) {
  const mark = SELDOM.test(fault) ? ' @rare' : '';
  test(`when ${fault}, every page with live blocks works without an error${mark}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await make(page);
    const faults = collectFaults(page);
    for (const [route, words] of PAGES) {
      await visitAlive(page, route);
      await expect(page.locator('main').getByText(words).first(), route).toBeVisible();
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /EN/ }).first().click();
      await expect(
        page.getByRole('region', { name: /^Notification/ }).getByText(/changement de langue/),
      ).toBeVisible();
    }
    const unexpected =
      fault === 'nothing is wrong' ? faults : faults.filter((text) => !EXPECTED.test(text));
    expect(unexpected).toEqual([]);
  });
}

test('live parts still work once the network is gone', async ({ page, context }) => {
  await visitAlive(page, '/services');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Presse' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('blocks come to life again after navigating without a reload, and end with their page', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await visitAlive(page, '/projets/decouverte-gabon/participer');
  await page.getByRole('tab', { name: 'Devenir Donateur' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('Votre nom').fill('Awa');
  await expect(page.locator('strong', { hasText: 'DON ADG - Awa' })).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Bénévole');
  expect(faults).toEqual([]);
});
