import type { Browser } from 'playwright';
import { withBuiltSite } from './command.ts';
import { slowDown, visit, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

/** Pages of different kinds: a drawing, a text with one picture, cards, a press release, blocks that the browser hydrates. */
const ROUTES = [
  '/',
  '/a-propos',
  '/blog',
  '/ressources/communique-presse-cop30',
  '/projets/decouverte-gabon/soutenir',
];

/** Kinds of files, by a pattern for their address; the address of HTML has no extension. */
const KINDS = { 'HTML et CSS': /\/[^.]*$/, JavaScript: /\.js$/, polices: /\.woff2$/, tout: /^/ };

const TIMES = ['FCP (ms)', 'LCP (ms)', 'blocage (ms)'];

/** First visits: time to the first and to the largest paint, blocking time, and compressed kilobytes. */
export const paint = (runs: number): Promise<Section> =>
  withBuiltSite(async ({ browser, origin }) => {
    const rows: string[][] = [];
    for (const route of ROUTES) {
      const all: number[][] = [];
      for (let run = 0; run < runs; run += 1) all.push(await figuresOf(browser, origin + route));
      const digits = (column: number) => (column < TIMES.length ? 0 : 1);
      rows.push([`\`${route}\``, ...medians(all).map((one, at) => number(one, digits(at)))]);
    }
    return {
      title: 'Première visite en 4G lente (ms, Ko)',
      note: `Téléphone, 150 ms, 1,6 Mbit/s, processeur quatre fois plus lent, cache vide, sans défiler, jusqu’à ce que l’application réponde et que le réseau se taise ; médianes de ${runs}. Blocage : ce que les tâches longues prennent au-delà de 50 ms. Poids : gzip.`,
      rows: [['page', ...TIMES, ...Object.keys(KINDS)], ...rows],
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

/** `TIMES` of a visit, then compressed kilobytes by kind of file. */
const figuresOf = (browser: Browser, address: string): Promise<number[]> =>
  withPhone(browser, async (page) => {
    await page.addInitScript({ content: WATCH });
    await slowDown(page);
    await visit(page, address);
    const files = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        // The size is 0 for resources from the cache.
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    );
    const sizes = Object.values(KINDS).map((kind) =>
      files.reduce((sum, { name, size }) => sum + (kind.test(name) ? size : 0), 0),
    );
    const times: number[] = await page.evaluate(() => Reflect.get(window, 'benchPaint'));
    return [...times, ...sizes.map((size) => size / 1024)];
  });
