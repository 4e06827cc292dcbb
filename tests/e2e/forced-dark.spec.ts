import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { visitAlive } from './setup/alive.ts';

// A browser that darkens pages by itself, for a visitor whose phone asks for no dark scheme.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-features=WebContentsForceDark'],
    }),
  colorScheme: 'light',
  viewport: { width: 390, height: 844 },
});

for (const state of ['closed', 'open'])
  test(`the button of the menu, ${state}, stands out of a page that the browser darkens`, async ({
    page,
  }) => {
    await visitAlive(page, '/');
    const button = page.getByRole('button', { name: 'Ouvrir le menu' });
    const toggle = page.locator('header button[aria-controls=menu]');
    if (state === 'open') await button.click();
    const { channels } = await sharp(await toggle.screenshot())
      .removeAlpha()
      .greyscale()
      .stats();
    const [{ min, max } = { min: 0, max: 0 }] = channels;
    // The page was darkened, and what is drawn on it is light.
    expect(min).toBeLessThan(80);
    expect(max).toBeGreaterThan(200);
  });
