import { expect, type Page, test } from '@playwright/test';
import { store, stored, visitAlive } from './setup/alive.ts';
import { collectFaults } from './setup/faults.ts';
import { OLD_BROWSERS, pretend } from './setup/old-browser.ts';

const CONTRIBUTIONS = 'ndjo-oyeri.contributions';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const opener = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' });

for (const [name, browser] of Object.entries(OLD_BROWSERS)) {
  test.describe(name, { tag: '@rare' }, () => {
    test.beforeEach(async ({ page }) => {
      // A colour is looked at when it has come.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await pretend(page, browser);
    });

    test('the menu of a phone is closed until it is opened', async ({ page }) => {
      await visitAlive(page, '/');
      const link = menu(page).getByRole('link', { name: 'Services' });
      await expect(link).toBeHidden();
      await opener(page).click();
      await expect(link).toBeVisible();
    });

    test('each link of the menu can be reached on a low screen', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 560 });
      await visitAlive(page, '/');
      await opener(page).click();
      await menu(page).getByRole('button', { name: 'Projets' }).click();
      const last = menu(page).getByRole('link', { name: 'Contact' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await last.click();
      await expect(page).toHaveURL(/\/contact$/);
    });

    test('the keyboard stays in the open menu', async ({ page }) => {
      const faults = collectFaults(page);
      await visitAlive(page, '/');
      await opener(page).click();
      await menu(page).getByRole('link', { name: 'Accueil' }).focus();
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab'])
        await page.keyboard.press(key);
      await expect(page.locator('header :focus')).toHaveCount(1);
      expect(faults).toEqual([]);
    });

    test('the link to the content is out of sight until it has the focus', async ({ page }) => {
      await visitAlive(page, '/');
      const skip = page.getByRole('link', { name: 'Aller au contenu' });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeInViewport({ ratio: 1 });
    });

    test('the header covers the text that is scrolled under it', async ({ page }) => {
      await visitAlive(page, '/a-propos');
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      const header = page.locator('header').first();
      await expect(header).toHaveAttribute('data-scrolled', 'true');
      const bare = 'rgba(0, 0, 0, 0)';
      await expect(header).not.toHaveCSS('background-color', bare);
    });

    test('a wide screen has the row of links', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visitAlive(page, '/');
      await expect(opener(page)).toBeHidden();
      await expect(menu(page).getByRole('link', { name: 'Services' })).toBeVisible();
    });

    test('a contribution is shown and deleted', async ({ page }) => {
      const faults = collectFaults(page);
      await store(page, CONTRIBUTIONS, [
        { id: '1', contributionType: 'Proverbe', contribution: 'Le fleuve.', name: 'Ada' },
      ]);
      await visitAlive(page, '/projets/ndjo-oyeri/contributions');
      await expect(page.getByText('Le fleuve.')).toBeVisible();
      await page.getByRole('button', { name: /^Supprimer/ }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Aucune contribution pour le moment')).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await stored(page, CONTRIBUTIONS)).toBe('[]');
      expect(faults).toEqual([]);
    });

    test('the pictures of the gallery show, open over the page and close', async ({ page }) => {
      const faults = collectFaults(page);
      await visitAlive(page, '/media');
      const pictures = page.getByRole('button', { name: /^Agrandir/ });
      for (const picture of await pictures.all()) {
        const { height = 0 } = (await picture.boundingBox()) ?? {};
        expect(height).toBeGreaterThan(100);
      }
      await pictures.first().click();
      const box = page.getByRole('dialog');
      await expect(box.locator('img')).toBeInViewport({ ratio: 0.99 });
      await box.getByRole('button', { name: 'Image suivante' }).click();
      await expect(box.getByText('Image 2 sur')).toBeInViewport({ ratio: 1 });
      await box.getByRole('button', { name: 'Fermer' }).click();
      await expect(box).toBeHidden();
      expect(faults).toEqual([]);
    });

    test('the map answers, and a notice shows', async ({ page }) => {
      const faults = collectFaults(page);
      await visitAlive(page, '/projets/ndjo-oyeri/carte-participative');
      await page.getByTitle('Carte participative').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-etat]').first()).toHaveAttribute('data-etat', 'answered');
      await page.getByRole('button', { name: /EN/ }).first().click();
      await expect(
        page.getByRole('region', { name: /^Notification/ }).getByText(/changement de langue/),
      ).toBeVisible();
      expect(faults).toEqual([]);
    });

    test('the picture of the opening has its height, by night with its sky', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 700, height: 640 });
      await visitAlive(page, '/');
      const picture = page.locator('main img').first();
      const { height = 0 } = (await picture.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(0.4 * 640);
      await expect(picture.locator('..')).toHaveCSS('background-image', /gradient/);
    });

    test('going back finds the place where the page was left', async ({ page }) => {
      await visitAlive(page, '/a-propos');
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      // Without a scroll of the test's own.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/mentions-legales"]')?.click(),
      );
      await expect(page.locator('h1')).toBeFocused();
      await page.goBack();
      await expect(page.locator('h1')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(900);
    });

    test('no page scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const route of ['/', '/a-propos', '/services', '/media', '/projets/decouverte-gabon']) {
        await visitAlive(page, route);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, route).toBe(0);
      }
    });
  });
}
