import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

test.use({ reducedMotion: 'reduce', forcedColors: 'active' });

/** True when something is drawn on an element's ground. */
async function isDrawn(element: Locator): Promise<boolean> {
  const { channels } = await sharp(await element.screenshot())
    .removeAlpha()
    .greyscale()
    .stats();
  return (channels[0]?.stdev ?? 0) > 20;
}

const groundOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor);

test('the button of the menu shows, open and closed; a bar shows how far a project is', async ({
  page,
}) => {
  await visit(page, '/je-participe');
  expect(await isDrawn(page.locator('progress[value="70"]'))).toBe(true);
  for (const name of ['Ouvrir le menu', 'Fermer le menu']) {
    const button = page.getByRole('button', { name });
    expect(await isDrawn(button), name).toBe(true);
    await button.click();
  }
});

test('a selected element differs from the others by more than a hue', async ({ page }) => {
  await visit(page, '/services');
  const choice = (name: string) => page.getByRole('button', { name, exact: true });
  await choice('Presse').click();
  expect(await groundOf(choice('Presse'))).not.toBe(await groundOf(choice('Tous')));
  await visit(page, '/projets/decouverte-gabon/participer');
  const lines = await page.getByRole('tab').evaluateAll((tabs) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return tabs.map((tab) => getComputedStyle(tab).borderBottomColor !== canvas);
  });
  expect(lines).toEqual([true, false, false, false]);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Navigation principale', 'À la Découverte du Gabon']) {
    const current = page.getByRole('navigation', { name }).locator('[aria-current]').first();
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
});
