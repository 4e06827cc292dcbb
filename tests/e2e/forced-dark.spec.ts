import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { visit } from './setup/page.ts';

// A browser that darkens pages by itself, for a visitor whose phone asks for no dark scheme.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-features=WebContentsForceDark'],
    }),
  colorScheme: 'light',
});

test('the button of the menu, closed and open, has contrast on a page that the browser darkens', async ({
  page,
}) => {
  await visit(page, '/');
  for (const name of ['Ouvrir le menu', 'Fermer le menu']) {
    const button = page.getByRole('button', { name });
    const photo = sharp(await button.screenshot()).removeAlpha();
    const [{ min, max } = { min: 0, max: 0 }] = (await photo.greyscale().stats()).channels;
    // The page was darkened, and what is drawn on it is light.
    expect(min, name).toBeLessThan(80);
    expect(max, name).toBeGreaterThan(200);
    await button.click();
  }
});
