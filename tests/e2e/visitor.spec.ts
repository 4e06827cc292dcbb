import type { Page } from '@playwright/test';
import { store, visit, whenReady } from './setup/page.ts';
import { sampleOf } from './setup/sample-pages.ts';
import { expect, test } from './setup/test.ts';
import { Walk, walkPage } from './setup/visitor.ts';

// A robot that touches whatever can be touched, on two sites: see `walkPage`.
test.describe.configure({ timeout: 300_000 });

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

/** What keeps a part of a page from working; the rest goes on, and the page says what does not. */
const TROUBLES: Readonly<
  Record<string, { brings: (page: Page) => Promise<unknown>; logs: RegExp }>
> = {
  'storage is blocked': {
    brings: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
    logs: /blocked|SecurityError/,
  },
  'storage is full': {
    brings: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    logs: /full|QuotaExceededError/,
  },
  'the scripts of blocks do not come': {
    brings: (page) =>
      page.route(/assets\/(?!entry|start|commun|notify|rolldown|styles)[^/]+\.js$/, (one) =>
        one.abort(),
      ),
    logs: /ERR_FAILED|dynamically imported/,
  },
};

for (const [site, addresses] of Object.entries(SITES)) {
  const go = async (page: Page, walk: Walk) => {
    await prepare(page);
    for (const address of addresses()) await walkPage(page, () => visit(page, address), walk);
    const description = `${addresses().length} pages, ${walk.controls} controls, ${walk.used} used`;
    test.info().annotations.push({ type: 'walked', description });
    expect(walk.faults).toEqual([]);
    expect(walk.controls).toBeGreaterThan(addresses().length * 10 * walk.widths.length);
    expect(walk.used).toBeGreaterThan(0);
  };

  // By touch on a phone, and by mouse on a screen.
  const ownWidth = (page: Page) => [page.viewportSize()?.width ?? 0];

  test(`nothing lies over a control of ${site}, and one of each sort answers @wide`, async ({
    page,
    accepted,
  }) => {
    accepted.push(MISSING);
    // The frame of the open register is that of the frozen content.
    const elsewhere = site === 'the open register' ? / \((?:header|nav|footer)\) / : undefined;
    await go(page, new Walk({ widths: ownWidth(page), elsewhere }));
  });

  test(`every control of ${site} answers on a page of its own @wide @rare`, async ({
    page,
    accepted,
  }) => {
    test.setTimeout(2_400_000);
    accepted.push(MISSING);
    await go(page, new Walk({ widths: ownWidth(page), everyOne: true }));
  });

  for (const [trouble, { brings, logs }] of Object.entries(TROUBLES))
    test(`while ${trouble}, one control of each sort of ${site} answers @rare`, async ({
      page,
      accepted,
    }) => {
      accepted.push(MISSING, logs);
      await prepare(page);
      await brings(page);
      const walk = new Walk({ widths: [390] });
      const open = async (address: string) => {
        await page.goto(address);
        await whenReady(page);
        const pending = page.locator('[data-live]:not([data-hydrated],[data-failed])');
        await expect(pending).toHaveCount(0);
      };
      for (const address of addresses()) await walkPage(page, () => open(address), walk);
      expect(walk.faults).toEqual([]);
    });
}
