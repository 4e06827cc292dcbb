import type { Browser } from 'playwright';
import type { BenchSite } from './bench-site.ts';
import { limitRoute } from './limit-page.ts';
import { median } from './median.ts';
import { type Journey, journeyTime } from './navigation-visit.ts';
import type { Conditions } from './phone.ts';
import type { Row, Table } from './table.ts';

/** Where a tap leads from, and to: also the routes that need limit pages. */
export const JOURNEY = { from: '/a-propos', to: '/blog' };

const FAST: Conditions = { latency: 5, down: 50_000_000, up: 50_000_000, cpu: 1 };

const SLOW: Conditions = { latency: 400, down: 400_000, up: 400_000, cpu: 1 };

const NETWORKS: readonly { name: string; conditions: Conditions }[] = [
  { name: 'slow network, slow phone', conditions: { ...SLOW, cpu: 4 } },
  { name: 'slow network, this machine', conditions: SLOW },
  { name: 'fast network, slow phone', conditions: { ...FAST, cpu: 4 } },
  { name: 'fast network, this machine', conditions: FAST },
];

const ways: readonly { name: string; journey: Journey }[] = [
  { name: 'hovered, then tapped', journey: { ...JOURNEY, by: 'hover' } },
  { name: 'tapped at once (fetch begins with the touch)', journey: { ...JOURNEY, by: 'tap' } },
  { name: 'back', journey: { ...JOURNEY, by: 'back' } },
  {
    name: 'scripts blocked: the same page, loaded whole',
    journey: { ...JOURNEY, by: 'tap', scripts: 'blocked' },
  },
  {
    name: 'limit page to limit page',
    journey: {
      from: limitRoute(JOURNEY.from),
      to: limitRoute(JOURNEY.to),
      by: 'tap',
      scripts: 'none',
    },
  },
];

/** What is timed under one heading of one row: milliseconds. */
interface Cell {
  name: string;
  journey: Journey;
  conditions: Conditions;
  times: number[];
}

/** From a tap to the next page's painted title, on a slow and a fast network. */
export async function navigationTable(
  browser: Browser,
  site: BenchSite,
  runs: number,
): Promise<Table> {
  const cells = ways.flatMap(({ name, journey }) =>
    NETWORKS.map(({ conditions }): Cell => ({ name, journey, conditions, times: [] })),
  );
  // In turn: what else the machine does meets every way alike.
  for (let run = 0; run < runs; run += 1) {
    for (const { journey, conditions, times } of cells) {
      times.push(await journeyTime(browser, site.origin, { ...journey, conditions }));
    }
  }
  const rows: Row[] = ways.map(({ name }) => ({
    name,
    values: cells.filter((cell) => cell.name === name).map(({ times }) => median(times)),
  }));
  return {
    id: 'navigation',
    title: 'From a tap to the next title on the screen',
    note: `${JOURNEY.from} to ${JOURNEY.to}; slow network: 400 kbit/s and 400 ms latency, fast: 50 Mbit/s and 5 ms; slow phone: processor 4 times slower; medians of ${runs}, all in turn. The tap itself takes no time, a finger's about 80 ms.`,
    rowName: 'way',
    columns: NETWORKS.map(({ name }) => ({ name, unit: 'ms' })),
    rows,
  };
}
