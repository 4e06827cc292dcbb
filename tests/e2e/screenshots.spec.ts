import { expect, test } from '@playwright/test';
import { waitUntilRendered } from '../../src/review/screenshots.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

const photo = (name: string) => `<img src="http://localhost/${name}" alt="" loading="lazy">`;

test('a screenshot waits for a slow lazy picture, and not for one that fails to load @desktop', async ({
  page,
}) => {
  const widths = () =>
    page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth));
  await page.route('**/tard.svg', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.fulfill({ contentType: 'image/svg+xml', body: SQUARE });
  });
  await page.route('**/jamais.svg', (route) => route.abort());
  await page.setContent(`<p style="height:9000px"></p>${photo('tard.svg')}`);
  await waitUntilRendered(page);
  expect(await widths()).toEqual([9]);
  await page.setContent(photo('jamais.svg') + photo('tard.svg'));
  await waitUntilRendered(page);
  expect(await widths()).toEqual([0, 9]);
});
