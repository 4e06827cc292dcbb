import type { Browser } from 'playwright';
import { withBuiltSite } from './command.ts';
import { slowDown, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

/** Pages of different kinds: a drawing, a text with one picture, cards, a press release, blocks that the browser hydrates. */
const ROUTES = [
  '/',
  '/a-propos',
  '/blog',
  '/ressources/communique-presse-cop30',
  '/projets/decouverte-gabon/soutenir',
];

/** Time to the first and to the largest paint, and blocking time, on slow 4G. */
export const paint = (runs: number): Promise<Section> =>
  withBuiltSite(async ({ browser, origin }) => {
    const rows: string[][] = [];
    for (const route of ROUTES) {
      const all: number[][] = [];
      for (let run = 0; run < runs; run += 1) all.push(await paintOf(browser, origin + route));
      rows.push([`\`${route}\``, ...medians(all).map((time) => number(time))]);
    }
    return {
      title: 'Premier affichage en 4G lente',
      note: `150 ms, 1,6 Mbit/s, processeur quatre fois plus lent, cache vide ; médianes de ${runs}. Blocage : ce que les tâches longues prennent au-delà de 50 ms.`,
      rows: [['page', 'FCP (ms)', 'LCP (ms)', 'blocage (ms)'], ...rows],
    };
  });

/** Code for the page, as a string: a function compiled by tsx would call helpers that do not exist in the page. */
const WATCH = `
const seen = (window.benchPaint = [0, 0, 0]);
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen[0] = entry.startTime; });
watch('largest-contentful-paint', (entry) => { seen[1] = entry.startTime; });
watch('longtask', (entry) => { seen[2] += Math.max(0, entry.duration - 50); });
`;

/** Milliseconds to the first paint and to the largest paint, and total blocking time (beyond 50 ms of each long task). */
const paintOf = (browser: Browser, address: string): Promise<number[]> =>
  withPhone(browser, async (page) => {
    await page.addInitScript({ content: WATCH });
    await slowDown(page);
    await page.goto(address);
    // `goto` waits for `load`, but the application starts later.
    await page.waitForTimeout(2500);
    return page.evaluate(() => Reflect.get(window, 'benchPaint'));
  });
