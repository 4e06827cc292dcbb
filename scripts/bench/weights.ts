import type { Browser } from 'playwright';
import type { BenchSite } from './bench-site.ts';
import type { Row, Table } from './table.ts';
import { type VisitedFile, visitedFiles } from './visited-files.ts';

const COLUMNS = [
  { name: 'HTML+CSS gz', unit: 'bytes' },
  { name: 'HTML+CSS br', unit: 'bytes' },
  { name: 'JS gz', unit: 'bytes' },
  { name: 'of it before load', unit: 'bytes' },
  { name: 'sheet gz', unit: 'bytes' },
  { name: 'fonts', unit: 'bytes' },
  { name: 'pictures gz', unit: 'bytes' },
  { name: 'total gz', unit: 'bytes' },
  { name: 'total br', unit: 'bytes' },
  { name: 'requests', unit: 'count' },
  { name: 'elements', unit: 'count' },
] as const;

/** The table of what a first visit of each route brings. */
export async function weightsTable(browser: Browser, site: BenchSite): Promise<Table> {
  const rows: Row[] = [];
  for (const route of site.routes) rows.push(await weigh(browser, site, route));
  const most = COLUMNS.map((_, index) => Math.max(...rows.map((row) => row.values[index] ?? 0)));
  return {
    id: 'weights',
    title: 'Weight of a first visit',
    note: 'A 390 px phone, empty cache, without scrolling, until the application answers and the network rests; sizes as hosts pack them (gzip 6, Brotli 5). CSS is inlined in the HTML; the whole sheet comes after `load`, as does all JavaScript but the entry.',
    rowName: 'route',
    columns: COLUMNS,
    rows: [...rows, { name: 'the most of each', values: most }],
  };
}

async function weigh(browser: Browser, site: BenchSite, route: string): Promise<Row> {
  const { files, elements } = await visitedFiles(browser, site, route);
  const gzip = (chosen: (file: VisitedFile) => boolean) =>
    files.filter(chosen).reduce((sum, file) => sum + file.gzip, 0);
  const html = files.find(({ kind }) => kind === 'document');
  return {
    name: route,
    values: [
      html?.gzip,
      html?.brotli,
      gzip(({ kind }) => kind === 'script'),
      gzip(({ kind, beforeLoad }) => kind === 'script' && beforeLoad),
      gzip(({ kind }) => kind === 'stylesheet'),
      gzip(({ kind }) => kind === 'font'),
      gzip(({ kind }) => kind === 'image'),
      gzip(() => true),
      files.reduce((sum, { brotli }) => sum + brotli, 0),
      files.length,
      elements,
    ],
  };
}
