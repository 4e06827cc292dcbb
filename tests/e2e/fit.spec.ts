import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { findBrokenWords } from './setup/broken-words.ts';
import { PARTS } from './setup/routes.ts';
import { findTextFaults } from './setup/text-faults.ts';

/** What a reader may set between letters, words and lines, and still must read all (WCAG 1.4.12). */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

for (const { part, routes } of PARTS) {
  test(`with the spacing of a reader, on 390 px, no word of ${part} breaks and no text is cut @rare`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    for (const route of routes) {
      await visitAlive(page, route);
      await page.addStyleTag({ content: SPACED });
      for (const word of await page.evaluate(findBrokenWords)) faults.push(`${route}: « ${word} »`);
      for (const fault of await page.evaluate(findTextFaults)) faults.push(`${route}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

/** A browser that shows no letters of less than 20 px, as a reader may set; its own folder holds the choice. */
async function openLargeLettered(use: Parameters<typeof chromium.launchPersistentContext>[1]) {
  const folder = mkdtempSync(join(tmpdir(), 'lettres-'));
  mkdirSync(join(folder, 'Default'));
  const choice = { webkit: { webprefs: { minimum_font_size: 20 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(choice));
  const browser = await chromium.launchPersistentContext(folder, use);
  const close = async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  };
  return { browser, close };
}

test('no letters of less than 20 px: on a phone no word breaks and no text is cut @rare', async ({
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const { browser, close } = await openLargeLettered({
    ...launchOptions,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    for (const { routes } of PARTS)
      for (const route of routes) {
        await visitAlive(page, route);
        for (const word of await page.evaluate(findBrokenWords))
          faults.push(`${route}: « ${word} »`);
        for (const fault of await page.evaluate(findTextFaults)) faults.push(`${route}: ${fault}`);
      }
    const small = page.locator('footer').first();
    expect(await small.evaluate((box) => getComputedStyle(box).fontSize)).toMatch(/^2\d/);
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
});

test('a long line of a code block breaks rather than end outside of the screen', async ({
  page,
}) => {
  await visitAlive(page, '/je-participe/faq');
  const widths = await page.evaluate(() => {
    const block = document.createElement('pre');
    const code = block.appendChild(document.createElement('code'));
    code.textContent = 'une très longue ligne, '.repeat(20);
    document.querySelector('main section')?.append(block);
    return [block.scrollWidth, block.clientWidth];
  });
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
