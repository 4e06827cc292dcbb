import type { Page } from '@playwright/test';
import { sampleOf } from './setup/built-pages.ts';
import { store, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';
import { newWalk, walkPage } from './setup/visitor.ts';

// A robot that touches whatever can be touched, on two sites: see `walkPage`.
test.describe.configure({ timeout: 900_000 });

const SITES = {
  'the frozen content': () => [
    ...sampleOf('FROZEN'),
    ...['recherche', 'nulle-part'].map((path) => process.env.FROZEN_ADDRESS + path),
  ],
  'the open register': () => sampleOf('OPENED', '/je-participe'),
};

/** The address that no page has. */
const MISSING = /404.*nulle-part/;

/** A contribution to delete, and a clipboard that can be read. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writeText = async (text: string) => Reflect.set(window, 'copied', text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await store(page, 'ndjo-oyeri.contributions', [
    { id: 'a', contributionType: 'Proverbe', contribution: 'Une parole', createdAt: '2025-05-05' },
  ]);
}

// By touch on a phone, and by mouse on a screen.
for (const [site, addresses] of Object.entries(SITES))
  test(`nothing lies over a control of ${site}, and one of each sort answers @wide`, async ({
    page,
    accepted,
  }) => {
    accepted.push(MISSING);
    await prepare(page);
    const widths = [page.viewportSize()?.width ?? 0];
    // The frame of the open register is that of the frozen content.
    const elsewhere = site === 'the open register' ? / \((?:header|nav|footer)\) / : /^$/;
    const walk = newWalk({ widths, elsewhere });
    for (const address of addresses()) await walkPage(page, () => visit(page, address), walk);
    const description = `${addresses().length} pages, ${walk.controls} controls, ${walk.sorts.size} sorts`;
    test.info().annotations.push({ type: 'walked', description });
    expect(walk.faults).toEqual([]);
    expect(walk.controls).toBeGreaterThan(addresses().length * 10);
    expect(walk.sorts.size).toBeGreaterThan(10);
  });
