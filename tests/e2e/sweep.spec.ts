import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteUrl } from '../../src/site/environment.ts';
import { BUDGETS } from '../budgets.ts';
import { coveringRoutes, ENTRIES } from './setup/built-pages.ts';
import { whenAlive } from './setup/page.ts';
import { expect, test } from './setup/test.ts';
import { startWeighing, type Weighed } from './setup/weigh.ts';

// What a change of content alone can break in a page: its head, its links, its weight and its width. By day a sample of
// pages that hold between them all that may be touched; all pages each night, and where only content changes.

/** Opens a page for its first visit; the hosts of its forms, if it has any, answer with nothing. */
async function openFirst(page: Page, route: string, accepted: RegExp[]) {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (request) => {
      const isFrame = request.request().resourceType() === 'document';
      return request.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
    },
  );
  await page.goto(route);
  await whenAlive(page);
  // One that comes near the view as the page is scrolled.
  if ((await page.locator('[data-state]').count()) > 0) accepted.push(/^foreign/);
}

/** What every head must hold, and what a link must not do. */
const headFaults = (page: Page, canonical: string) =>
  page.evaluate((address) => {
    const content = (name: string) =>
      document.head
        .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
        ?.getAttribute('content') ?? '';
    const { title, documentElement: root } = document;
    const h1 = [...document.querySelectorAll('h1')].map((one) => one.textContent.trim());
    const faults: [boolean, string][] = [
      [h1.length !== 1 || !h1[0], `h1: ${h1.join(' | ')}`],
      [!/^(fr|en)$/.test(root.lang), `lang ${root.lang}`],
      [!content('og:title') || !title.includes(content('og:title')), `title ${title}`],
      [content('description') !== content('og:description'), 'og:description'],
      [!content('description'), 'no description'],
      [
        document.querySelector('link[rel=canonical]')?.getAttribute('href') !== address,
        `canonical is not ${address}`,
      ],
      [content('og:image') === '', 'no og:image'],
    ];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')) {
      faults.push([link.rel !== 'noopener noreferrer', `${link.href}: rel="${link.rel}"`]);
      const name = link.getAttribute('aria-label') ?? link.textContent;
      faults.push([!name.includes('nouvel onglet') && root.lang === 'fr', `${link.href}: new tab`]);
    }
    for (const script of document.querySelectorAll(
      'script[src]:not([type=module],[async],[defer])',
    ))
      faults.push([true, `${script.getAttribute('src')} keeps the page from showing`]);
    return faults.filter(([is]) => is).map(([, what]) => what);
  }, canonical);

const sum = (files: readonly Weighed[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** What a first visit by phone weighs beyond its budgets. Pictures are the editors': each has a limit, not their sum. */
function overweight(files: readonly Weighed[]): string[] {
  const only = (kind: string) => files.filter((file) => file.kind === kind);
  const [pictures, scripts] = [only('image'), only('script')];
  // Pages of links that stay in view are fetched ahead: how many of them by now depends on the machine.
  const ahead = files.filter(({ url }) => url.startsWith('/donnees/'));
  const limits: [what: string, found: number, limit: number][] = [
    ['all but pictures', sum(files) - sum(pictures), BUDGETS.page],
    ['a picture', Math.max(0, ...pictures.map(({ bytes }) => bytes)), BUDGETS.picture],
    ['requests but pictures', files.length - pictures.length - ahead.length, BUDGETS.requests],
    ['scripts', sum(scripts), BUDGETS.scripts],
    ['early scripts', sum(scripts.filter((file) => file.beforeLoad)), BUDGETS.scriptsBeforeLoad],
    ['fonts', sum(only('font')), BUDGETS.fonts],
  ];
  const heaviest = files.map(({ url, bytes }) => `${url} ${bytes}`).join(', ');
  return limits
    .filter(([, found, limit]) => found > limit)
    .map(([what, found, limit]) => `${what}: ${found} > ${limit} (${heaviest})`);
}

/** Widths (px) of phones, tablets and laptops. */
const WIDTHS = [320, 390, 768, 940, 1120, 1280, 1440];

const routes = ENTRIES.map(({ path }) => path);
const sample = coveringRoutes(routes);

for (const route of routes) {
  test(`${route} has a head of its own, weighs little and scrolls sideways at no width${sample.has(route) ? '' : ' @rare'}`, async ({
    page,
    request,
    accepted,
  }) => {
    const weighed = startWeighing(page);
    await openFirst(page, route, accepted);
    const canonical = siteUrl().replace(/\/$/, '') + (route === '/' ? '/' : route);
    const faults = await headFaults(page, canonical);
    const sent = await (await request.get(route === '/' ? '/' : `${route}/`)).text();
    const frame = sent.replace(/<main[\s\S]*<\/main>/, '');
    const bytes = gzipSync(frame).length;
    if (bytes > BUDGETS.frame) faults.push(`the frame weighs ${bytes}`);
    const elements = frame.match(/<[a-z]/g)?.length ?? 0;
    if (elements > BUDGETS.frameElements) faults.push(`${elements} elements in the frame`);
    faults.push(...overweight(await weighed()));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) faults.push(`${width} px: scrolls sideways by ${wide} px`);
    }
    expect(faults).toEqual([]);
  });
}
