import { expect, type Page, test } from '@playwright/test';
import { addStyles, visit } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';
import { findBrokenWords, SPACED } from './setup/text-faults.ts';

async function brokenWords(page: Page, routes: readonly string[], style = ''): Promise<string[]> {
  const broken: string[] = [];
  for (const route of routes) {
    await visit(page, route);
    if (style) await addStyles(page, style);
    for (const word of await page.evaluate(findBrokenWords)) broken.push(`${route}: « ${word} »`);
  }
  return broken;
}

test('no word of a price list, of a budget or of the search breaks on a phone of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const routes = [
    '/services',
    '/je-participe/projets/a-la-decouverte-du-gabon',
    '/je-participe/decouvrir-les-projets',
  ];
  expect(await brokenWords(page, routes)).toEqual([]);
});

test('with the spacing of a reader, on 390 px, no word breaks @rare', async ({ page }) => {
  test.setTimeout(300_000);
  expect(await brokenWords(page, ROUTES, SPACED)).toEqual([]);
});

test('a long line of a code block breaks rather than end outside of the screen', async ({
  page,
}) => {
  await visit(page, '/je-participe/faq');
  const [need, room] = await page.evaluate(() => {
    const block = document.createElement('pre');
    block.appendChild(document.createElement('code')).textContent = 'une longue ligne, '.repeat(20);
    document.querySelector('main section')?.append(block);
    return [block.scrollWidth, block.clientWidth];
  });
  expect(need).toBeLessThanOrEqual(room ?? 0);
});
