import { findBrowser } from '../tooling/find-browser.ts';
import type { BenchSite } from './bench-site.ts';
import { type LighthouseVisit, lighthouseVersion, lighthouseVisit } from './lighthouse-visit.ts';
import { limitRoute } from './limit-page.ts';
import { medians } from './median.ts';
import type { Row, Table } from './table.ts';

/** A drawing and a sentence, an article, a page of tables and live blocks. */
export const AUDITED = [
  '/',
  '/ressources/communique-presse-cop30',
  '/projets/decouverte-gabon/soutenir',
];

/** What Lighthouse says of some routes and of their limit pages; undefined where it cannot be had. */
export async function lighthouseTable(
  { origin }: BenchSite,
  runs: number,
): Promise<Table | undefined> {
  const version = await lighthouseVersion();
  if (!version) return undefined;
  const browser = findBrowser(console.error);
  const rows: Row[] = [];
  for (const route of AUDITED) {
    const visits = async (path: string) => {
      const all: LighthouseVisit[] = [];
      for (let run = 0; run < runs; run += 1)
        all.push(await lighthouseVisit(origin + path, browser));
      return medians(all.map((visit) => ({ ...visit })));
    };
    const [limit, page] = [await visits(limitRoute(route)), await visits(route)];
    rows.push({
      name: route,
      values: [
        page.score,
        page.lcp,
        limit.lcp,
        page.lcp / limit.lcp,
        page.fcp,
        page.blocking,
        limit.blocking,
        page.cls,
        page.weight,
      ],
    });
  }
  return {
    id: 'lighthouse',
    title: `Lighthouse ${version}`,
    note: `Lighthouse in its own setting (phone, simulated slow 4G: 150 ms, 1.6 Mbit/s, processor 4 times slower), medians of ${runs} visits; the limit pages are those of the table of first paint, by the same server. Its paints are computed from a fast visit, not seen.`,
    rowName: 'route',
    columns: [
      { name: 'score', unit: 'count' },
      { name: 'LCP', unit: 'ms' },
      { name: 'limit LCP', unit: 'ms' },
      { name: 'LCP ratio', unit: 'ratio' },
      { name: 'FCP', unit: 'ms' },
      { name: 'blocking', unit: 'ms' },
      { name: 'limit blocking', unit: 'ms' },
      { name: 'CLS', unit: 'shift' },
      { name: 'weight', unit: 'bytes' },
    ],
    rows,
  };
}
