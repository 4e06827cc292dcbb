import type { Browser } from 'playwright';
import type { BenchSite } from './bench-site.ts';
import { limitRoute } from './limit-page.ts';
import { median, medians } from './median.ts';
import { type PaintVisit, paintOf } from './paint-visit.ts';
import type { Row, Table } from './table.ts';

/** A drawing and a sentence, a text with one picture, cards, an article, a page of tables and live blocks. */
export const PAINTED = [
  '/',
  '/a-propos',
  '/blog',
  '/ressources/communique-presse-cop30',
  '/projets/decouverte-gabon/soutenir',
];

/** First paint of some routes beside their limit pages, each visited in turn. */
export async function paintTable(browser: Browser, site: BenchSite, runs: number): Promise<Table> {
  const rows: Row[] = [];
  // The first visit of a browser also starts its helpers.
  await paintOf(browser, site.origin + limitRoute('/'));
  for (const route of PAINTED) rows.push(await paintRow(browser, site, { route, runs }));
  return {
    id: 'paint, whole layout',
    title: 'First paint on slow 4G, beside the limit',
    note: `150 ms latency, 1.6 Mbit/s, processor 4 times slower, 390 px phone, empty cache; medians of ${runs} visits, page and limit page in turn, ratios the medians of the pairs; the best visits of each side are compared too, since other work on the machine only ever adds time. The limit is the page's own HTML and inlined CSS, by the same server: no JavaScript, no web fonts. No LCP ratio where the largest paint was not the same kind of element in every visit. Blocking: what long tasks take beyond 50 ms, from first paint to 2.5 s after \`load\`.`,
    rowName: 'route',
    columns: [
      { name: 'LCP', unit: 'ms' },
      { name: 'limit LCP', unit: 'ms' },
      { name: 'LCP ratio', unit: 'ratio' },
      { name: 'best LCP ratio', unit: 'ratio' },
      { name: 'FCP', unit: 'ms' },
      { name: 'FCP ratio', unit: 'ratio' },
      { name: 'CLS', unit: 'shift' },
      { name: 'blocking', unit: 'ms' },
      { name: 'limit blocking', unit: 'ms' },
    ],
    rows,
  };
}

async function paintRow(
  browser: Browser,
  { origin }: BenchSite,
  { route, runs }: { route: string; runs: number },
): Promise<Row> {
  const pages: PaintVisit[] = [];
  const limits: PaintVisit[] = [];
  for (let run = 0; run < runs; run += 1) {
    limits.push(await paintOf(browser, origin + limitRoute(route)));
    pages.push(await paintOf(browser, origin + route));
  }
  const [page, limit] = [medians(pages.map(numbers)), medians(limits.map(numbers))];
  const same = new Set([...pages, ...limits].map(({ element }) => element)).size === 1;
  const ratio = (key: 'lcp' | 'fcp') =>
    median(pages.map((paint, index) => paint[key] / (limits[index]?.[key] ?? Number.NaN)));
  return {
    name: route,
    values: [
      page.lcp,
      limit.lcp,
      same ? ratio('lcp') : undefined,
      same ? best(pages) / best(limits) : undefined,
      page.fcp,
      ratio('fcp'),
      Math.max(...pages.map(({ cls }) => cls)),
      page.blocking,
      limit.blocking,
    ],
  };
}

/** The shortest largest contentful paint of some visits. */
const best = (paints: readonly PaintVisit[]) => Math.min(...paints.map(({ lcp }) => lcp));

const numbers = ({ element: _, ...paint }: PaintVisit) => paint;
