import type { Browser } from 'playwright';
import { type BenchSite, openBenchSite } from './bench-site.ts';
import { buildTables } from './build.ts';
import { checkTable } from './check.ts';
import { devTable } from './dev.ts';
import { AUDITED, lighthouseTable } from './lighthouse.ts';
import { JOURNEY, navigationTable } from './navigation.ts';
import type { BenchOptions, Part } from './options.ts';
import { PAINTED, paintTable } from './paint.ts';
import { openBrowser } from './phone.ts';
import type { Table } from './table.ts';
import { weightsTable } from './weights.ts';

/** What is measured on a served site. */
const SERVED: readonly Part[] = ['weights', 'paint', 'lighthouse', 'navigation'];

/** Measures the chosen parts one after the other and hands each table over as soon as it is there. */
export async function runBench(
  { parts, sizes, runs }: BenchOptions,
  show: (table: Table) => void,
): Promise<Table[]> {
  const tables: Table[] = [];
  const add = (...more: Table[]) => {
    tables.push(...more);
    more.forEach(show);
  };
  const has = (part: Part) => parts.includes(part);
  if (parts.some((part) => SERVED.includes(part))) {
    await withSite(async (browser, site) => {
      if (has('weights')) add(await weightsTable(browser, site));
      if (has('paint')) add(await paintTable(browser, site, runs));
      if (has('lighthouse')) add(...(await audited(site, runs)));
      if (has('navigation')) add(await navigationTable(browser, site, runs));
    });
  }
  if (has('build')) add(...(await buildTables(sizes, runs)));
  if (has('check')) add(await checkTable(runs));
  if (has('dev')) add(await devTable(runs));
  return tables;
}

async function audited(site: BenchSite, runs: number): Promise<Table[]> {
  const table = await lighthouseTable(site, runs);
  if (table) return [table];
  console.error('Lighthouse can neither be found nor fetched with npx: its table is left out.');
  return [];
}

async function withSite(measure: (browser: Browser, site: BenchSite) => Promise<void>) {
  const limits = [...new Set([...PAINTED, ...AUDITED, JOURNEY.from, JOURNEY.to])];
  // First what is quick to fail: the site takes a build, and a folder that must go.
  const browser = await openBrowser();
  try {
    const site = await openBenchSite(limits);
    try {
      await measure(browser, site);
    } finally {
      await site.close();
    }
  } finally {
    await browser.close();
  }
}
