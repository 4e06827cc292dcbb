import type { Page } from '@playwright/test';
import { APPLICATION, hold, notices, store, whenReady } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

interface Early {
  route: string;
  /** What is late; the whole application where nothing is named. */
  late?: RegExp;
  act(page: Page): Promise<unknown>;
  seen(page: Page): Promise<unknown>;
}

/** Actions of a visitor before hydration, and their effect after it. */
const EARLY: Readonly<Record<string, Early>> = {
  'a notice button': {
    route: '/media',
    act: (page) => page.getByRole('button', { name: /Être notifié/ }).click(),
    seen: (page) => expect(notices(page)).toContainText('Ce contenu sera bientôt ajouté'),
  },
  'a name typed for the reference': {
    route: '/projets/decouverte-gabon/soutenir',
    act: (page) => page.getByLabel('Votre nom').fill('Awa Mba'),
    async seen(page) {
      await expect(page.locator('strong', { hasText: 'DON ADG - Awa Mba' })).toBeVisible();
      await expect(page.getByLabel('Votre nom')).toHaveValue('Awa Mba');
    },
  },
  'Enter in Localisation': {
    route: '/je-participe/decouvrir-les-projets',
    async act(page) {
      await page.getByRole('button', { name: 'Filtrer' }).click();
      await page.getByRole('textbox', { name: 'Localisation' }).fill('Makokou');
      await page.keyboard.press('Enter');
    },
    async seen(page) {
      await expect(notices(page)).toContainText('recherche seront bientôt activés');
      await expect(page.getByRole('textbox', { name: 'Localisation' })).toHaveValue('Makokou');
      expect(new URL(page.url()).search).toBe('');
    },
  },
  'a choice in the filter': {
    route: '/services',
    late: /assets\/service-filter-.*\.js$/,
    async act(page) {
      await whenReady(page);
      await page.getByRole('button', { name: 'Presse' }).click();
      await expect(page.getByRole('article')).toHaveCount(6);
    },
    async seen(page) {
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Presse', pressed: true })).toBeVisible();
    },
  },
  'a notice asked before its styles': {
    route: '/media',
    late: /assets\/site-.*\.css$/,
    async act(page) {
      await whenReady(page);
      const code = page.waitForResponse(/assets\/toaster-.*\.js$/);
      await page.getByRole('button', { name: /Être notifié/ }).click();
      await (await code).finished();
      await expect(notices(page)).toBeEmpty();
    },
    seen: (page) => expect(notices(page)).toContainText('Ce contenu sera bientôt ajouté'),
  },
};

for (const [what, { route, late = APPLICATION, act, seen }] of Object.entries(EARLY)) {
  test(`${what} before hydration counts after it`, async ({ page }) => {
    const release = await hold(page, late);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await act(page);
    release();
    await seen(page);
    expect(new URL(page.url()).pathname).toBe(route);
  });
}

test('a visitor who has contributions never sees the empty state', async ({ page }) => {
  await store(page, 'ndjo-oyeri.contributions', [
    { id: 'a', contributionType: 'Proverbe', contribution: 'Une parole' },
  ]);
  const release = await hold(page, /assets\/contribution-list-.*\.js$/);
  await page.goto('/projets/ndjo-oyeri/contributions', { waitUntil: 'domcontentloaded' });
  await whenReady(page);
  const none = page.getByText('Aucune contribution pour le moment');
  await expect(none).toHaveCount(1);
  await expect(none).toBeHidden();
  release();
  await expect(page.getByRole('article')).toContainText('Une parole');
  await expect(none).toHaveCount(0);
});
