import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteUrl } from '../../src/site/environment.ts';
import { BUDGETS } from '../budgets.ts';
import { openFirst } from './setup/first-visit.ts';
import { coveringRoutes } from './setup/sample-pages.ts';
import { SWEPT } from './setup/swept-routes.ts';
import { expect, test } from './setup/test.ts';
import { overweight, startWeighing } from './setup/weigh.ts';

// What a change of content alone can break in a page: its head, its links, its weight and its width. By day a sample of
// pages that hold between them all that may be touched; all pages each night, and where only content changes.

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
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    faults.push([!policy, 'no policy']);
    for (const script of document.querySelectorAll(
      'script[src]:not([type=module],[async],[defer])',
    ))
      faults.push([true, `${script.getAttribute('src')} keeps the page from showing`]);
    return faults.filter(([is]) => is).map(([, what]) => what);
  }, canonical);

/** Widths (px) of phones, tablets and laptops. */
const WIDTHS = [320, 390, 768, 940, 1120, 1280, 1440];

const sample = coveringRoutes(SWEPT, process.env.SITE_DIST ?? 'dist');

for (const route of SWEPT) {
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
