import { waitUntilRendered } from '../../src/review/captures.ts';
import { expect, test } from './setup/test.ts';

// Its conditions are evaluated as strings, which the site's policy forbids.
test.use({ bypassCSP: true });

test('a screenshot waits until all bands and pictures are there @desktop', async ({ page }) => {
  await page.goto('/expertise');
  await waitUntilRendered(page);
  const missing = await page.evaluate(() => ({
    bands: Array.from(document.querySelectorAll('#contenu>section'), (band) =>
      getComputedStyle(band).getPropertyValue('content-visibility'),
    ).filter((state) => state === 'auto'),
    pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
  }));
  expect(missing).toEqual({ bands: [], pictures: 0 });
});
