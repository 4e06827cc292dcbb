import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { withBuiltSite } from './command.ts';
import { slowDown, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

/** A drawing and a sentence, a text with one picture, cards, an article, a page of live blocks. */
const ROUTES = [
  '/',
  '/a-propos',
  '/blog',
  '/ressources/communique-presse-cop30',
  '/projets/decouverte-gabon/soutenir',
];

/** Milliseconds from the start of a visit; blocking is what long tasks take beyond 50 ms each. */
interface Paint {
  lcp: number;
  /** Name of the largest element. */
  element: string;
  fcp: number;
  blocking: number;
}

/** First paint on slow 4G, beside that of the limit page. */
export const paint = (runs: number): Promise<Section> =>
  withBuiltSite(async ({ browser, origin, dir }) => {
    const rows: string[][] = [];
    for (const route of ROUTES) {
      const html = await (await fetch(origin + route)).text();
      await writeFile(join(dir, 'limite.html'), limitPage(html));
      const pairs: (readonly [Paint, Paint])[] = [];
      // In turn: what else the machine does meets both alike.
      for (let run = 0; run < runs; run += 1) {
        const limit = await paintOf(browser, `${origin}/limite`);
        pairs.push([await paintOf(browser, origin + route), limit]);
      }
      rows.push([`\`${route}\``, ...figuresOf(pairs)]);
    }
    return {
      title: 'Premier affichage en 4G lente',
      note: `150 ms, 1,6 Mbit/s, processeur quatre fois plus lent, cache vide ; médianes de ${runs} paires. La limite : les mêmes HTML et CSS, par le même serveur, sans JavaScript ni polices ; « – » où le plus grand élément n’est pas le même. Blocage : ce que les tâches longues prennent au-delà de 50 ms.`,
      rows: [['page', 'LCP (ms)', 'LCP / limite', 'FCP / limite', 'blocage (ms)'], ...rows],
    };
  });

/** The fastest page for the same content: its HTML and inlined CSS, without JavaScript and fonts. */
export const limitPage = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link [^>]*(?:as="font"|modulepreload|stylesheet)[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** The medians of a page and of its ratios to the limit: other work on the machine slows both of a pair. */
export function figuresOf(pairs: readonly (readonly [Paint, Paint])[]): string[] {
  const [lcp = 0, lcpRatio = 0, fcpRatio = 0, blocking = 0] = medians(
    pairs.map(([page, limit]) => [
      page.lcp,
      page.lcp / limit.lcp,
      page.fcp / limit.fcp,
      page.blocking,
    ]),
  );
  const isSame = new Set(pairs.flat().map(({ element }) => element)).size === 1;
  return [number(lcp), isSame ? number(lcpRatio, 2) : '–', number(fcpRatio, 2), number(blocking)];
}

/** As text: the compiler's helpers do not exist in the page. */
const WATCH = `
const seen = (window.benchPaint = { lcp: 0, element: '', fcp: 0, blocking: 0 });
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; seen.element = entry.element?.tagName; });
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
watch('longtask', (entry) => { seen.blocking += Math.max(0, entry.duration - 50); });
`;

const paintOf = (browser: Browser, address: string): Promise<Paint> =>
  withPhone(browser, async (page) => {
    await page.addInitScript({ content: WATCH });
    await slowDown(page);
    await page.goto(address);
    // The application starts after `load`.
    await page.waitForTimeout(2500);
    return page.evaluate(() => Reflect.get(window, 'benchPaint'));
  });
