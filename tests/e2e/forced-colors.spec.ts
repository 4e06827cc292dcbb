import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { visitAlive } from './setup/alive.ts';

test.use({ reducedMotion: 'reduce', forcedColors: 'active' });

/** The part of an element's dots, from 0 to 1, that have not the colour of its upper left corner. */
async function inked(element: Locator): Promise<number> {
  const photo = sharp(await element.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await photo.toBuffer({ resolveWithObject: true });
  const corner = data.subarray(0, 3);
  let dots = 0;
  for (let at = 0; at < data.length; at += 3)
    if (!data.subarray(at, at + 3).equals(corner)) dots += 1;
  return dots / (info.width * info.height);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the button of the menu shows, open and closed', async ({ page }) => {
      await visitAlive(page, '/');
      const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
      expect(await inked(opener)).toBeGreaterThan(0.03);
      await opener.click();
      const closer = page.getByRole('button', { name: 'Fermer le menu' });
      expect(await inked(closer)).toBeGreaterThan(0.02);
    });

    test('a bar shows how far a project is', async ({ page }) => {
      await visitAlive(page, '/je-participe');
      const [little, much] = [15, 70].map((value) =>
        page.locator(`[role=progressbar][aria-valuenow="${value}"] > *`),
      );
      const ground = (bar: Locator | undefined) =>
        bar?.evaluate((fill) => getComputedStyle(fill).backgroundColor);
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await ground(little)).not.toBe(canvas);
      expect(await ground(much)).not.toBe(canvas);
    });

    test('what is chosen is told from the rest by more than a hue', async ({ page }) => {
      await visitAlive(page, '/services');
      await page.getByRole('button', { name: 'Presse', exact: true }).click();
      const groundOf = (name: string) =>
        page
          .getByRole('button', { name, exact: true })
          .evaluate((choice) => getComputedStyle(choice).backgroundColor);
      expect(await groundOf('Presse')).not.toBe(await groundOf('Tous'));
      await visitAlive(page, '/projets/decouverte-gabon/participer');
      const lines = await page.getByRole('tab').evaluateAll((tabs) => {
        const canvas = getComputedStyle(document.body).backgroundColor;
        return tabs.map((tab) => getComputedStyle(tab).borderBottomColor !== canvas);
      });
      expect(lines).toEqual([true, false, false, false]);
    });

    test('the current page is underlined in both navigations', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visitAlive(page, '/projets/eco-logik/organisation');
      for (const name of ['Navigation principale', 'Eco Logik']) {
        const current = page.getByRole('navigation', { name }).locator('[aria-current]').first();
        await expect(current).toHaveCSS('text-decoration-line', 'underline');
      }
    });
  });
}
