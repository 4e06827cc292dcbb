import type { Page } from '@playwright/test';
import { findInkedLines } from './setup/contrast.ts';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';
import { findTextFaults } from './setup/text-faults.ts';

const SHEETS = [
  '/ressources/communique-presse-cop30',
  '/je-participe/charte',
  '/je-participe/projets/a-la-decouverte-du-gabon',
] as const;

/** What an A4 sheet leaves between its margins of 16 mm, in CSS pixels. */
const PAPER = { width: 672, height: 1001 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
});

async function print(page: Page, route: string) {
  await visit(page, route);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const route of SHEETS) {
  test(`${route} prints in black on white, whole, without what only a screen can use`, async ({
    page,
  }) => {
    await visit(page, route);
    const words = await page
      .locator('main :is(h1,h2,h3,p,li,td,dd,dt):not(button ~ *)')
      .filter({ visible: true })
      .allInnerTexts();
    await print(page, route);
    const lines = await page.evaluate(findInkedLines);
    expect(lines.filter(({ ink, ground }) => `${ink}|${ground}` !== '0,0,0|255,255,255')).toEqual(
      [],
    );
    expect(await page.evaluate(findTextFaults)).toEqual([]);
    // Whoever holds the paper finds the site again.
    await expect(page.locator('#app > p')).toHaveText(new RegExp(`\\+241.*${route}$`));
    await expect(page.locator('#app > p')).toBeVisible();
    for (const useless of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
      page.locator('[data-notice]'),
      page.getByRole('link', { name: /^← / }),
    ]) {
      for (const one of await useless.all()) await expect(one).toBeHidden();
    }
    const printed = (await page.locator('main').allInnerTexts()).join();
    expect(words.filter((text) => !printed.includes(text.trim()))).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g));
    expect([...sizes].join(), 'A4').toMatch(/^\/MediaBox \[0 0 594\.\d+ 841\.\d+\]$/);
  });
}

test('on paper the whole address of an external link is after it', async ({ page }) => {
  await print(page, SHEETS[0]);
  const links = page.locator('main a[href^="http"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    const { href, content, whiteSpace, right } = await link.evaluate((element) => ({
      href: element.getAttribute('href'),
      content: getComputedStyle(element, '::after').content,
      whiteSpace: getComputedStyle(element, '::after').whiteSpace,
      right: Math.max(element.getBoundingClientRect().right, element.scrollWidth),
    }));
    // The blank before the bracket would go in a link that is a box of its own.
    expect([content, whiteSpace]).toEqual([`" (${href})"`, 'pre-wrap']);
    expect(right, `${href}`).toBeLessThanOrEqual(PAPER.width);
  }
});

test('on paper what a visitor may fold lies open', async ({ page }) => {
  await visit(page, SHEETS[0]);
  await page.evaluate(() => {
    const folded = document.createElement('details');
    folded.innerHTML = '<summary>Question</summary><p>Réponse</p>';
    document.querySelector('main article')?.append(folded);
  });
  const answer = page.getByText('Réponse', { exact: true });
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});
