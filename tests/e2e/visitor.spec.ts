import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { attributeOf, withDescendants } from '../../src/server/html-tree.ts';
import { ALL } from '../unit/all.ts';
import { covering } from './setup/covering.ts';
import { parsePage } from './setup/html.ts';
import { store, visit, whenReady } from './setup/page.ts';
import { fileOf } from './setup/swept-routes.ts';
import { expect, test } from './setup/test.ts';
import { Walk, walkPage } from './setup/visitor.ts';

// A robot that touches whatever can be touched, on two sites: see `walkPage`.
test.describe.configure({ timeout: 300_000 });

/** The components of a page that may be touched, each with the one that it stands in. */
const touched = (file: string) =>
  new Set(
    [...withDescendants(parsePage(readFileSync(file, 'utf8')))].flatMap((one) => {
      if (!/^(?:a|button|input|select|textarea|summary)$/.test(one.tagName)) return [];
      const around = one.parentNode && 'attrs' in one.parentNode ? one.parentNode : one;
      return `${one.tagName} ${attributeOf(one, 'class')} in ${attributeOf(around, 'class')}`;
    }),
  );

/**
 * The addresses of a built site: its pages, the search, and one that no page has. Of the pages those that hold between them
 * all that may be touched, and each night all of them.
 */
const addressesOf = (site: 'FROZEN' | 'OPENED', under = '/') => {
  const dist = process.env[`${site}_DIST`] ?? '';
  const listed: { path: string }[] = JSON.parse(readFileSync(join(dist, 'metadata.json'), 'utf8'));
  const routes = listed.map(({ path }) => path).filter((path) => path.startsWith(under));
  const sample = covering(new Map(routes.map((path) => [path, touched(fileOf(path, dist))])));
  const walked = ALL ? routes : routes.filter((path) => sample.has(path));
  const origin = process.env[`${site}_ADDRESS`]?.slice(0, -1);
  const more = under === '/' ? ['/recherche', '/nulle-part'] : [];
  return [...walked, ...more].map((route) => origin + route);
};

const SITES = {
  'the frozen content': () => addressesOf('FROZEN'),
  'the open register': () => addressesOf('OPENED', '/je-participe'),
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
