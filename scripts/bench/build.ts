import { join } from 'node:path';
import { articleName } from './generate-article.ts';
import { editArticle, generateContent } from './generate-content.ts';
import { measureCommand, type Usage } from './measure-command.ts';
import { medians } from './median.ts';
import { type PackedSize, packedSize } from './packed-size.ts';
import { forgetCaches, withProject } from './project-copy.ts';
import type { Row, Table } from './table.ts';

/** A larger site is built once: its times are long enough to be steady. */
const REPEATED_UP_TO = 100;

interface Measured {
  size: number;
  cold: Usage;
  warm: Usage;
  edited: Usage;
  /** Of the blog's first page, an article and the home page. */
  pages: PackedSize[];
}

/** Addresses whose weight must not grow with the site. */
const WEIGHED = ['/', '/blog', `/blog/${articleName(1).replace('.mdx', '')}`];

/** What builds of several sizes cost, and what a page of them weighs. */
export async function buildTables(sizes: readonly number[], runs: number): Promise<Table[]> {
  const measured: Measured[] = [];
  // One copy that grows.
  await withProject(0, async (dir) => {
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await generateContent(join(dir, 'content'), size);
      measured.push(await measureSize(dir, size, size > REPEATED_UP_TO ? 1 : runs));
    }
  });
  return [costs(measured, runs), growth(measured)];
}

async function measureSize(dir: string, size: number, runs: number): Promise<Measured> {
  const build = () => measureCommand(dir, ['build'], { SITE_URL: '' });
  const [cold, warm, edited]: [Usage[], Usage[], Usage[]] = [[], [], []];
  for (let run = 1; run <= runs; run += 1) {
    await forgetCaches(dir);
    cold.push(await build());
    warm.push(await build());
    await editArticle(join(dir, 'content'), Math.min(run, size));
    edited.push(await build());
  }
  const pages = await Promise.all(WEIGHED.map((path) => packedSize(join(dir, 'dist'), path)));
  return { size, cold: middle(cold), warm: middle(warm), edited: middle(edited), pages };
}

const middle = (usages: readonly Usage[]): Usage =>
  medians(usages.map(({ cpu, wall, peak }) => ({ cpu, wall, peak })));

function costs(measured: readonly Measured[], runs: number): Table {
  const rows: Row[] = measured.map(({ size, cold, warm, edited }) => ({
    name: `${size} articles`,
    values: [
      cold.cpu,
      cold.wall,
      warm.cpu,
      edited.cpu,
      edited.cpu / cold.cpu,
      cold.peak,
      edited.peak,
    ],
  }));
  return {
    id: 'build',
    title: 'Build by size',
    note: `The site's own pages and as many generated articles of 700 words, each with its sharing picture. CPU: user and system seconds of the build and all it starts. Cold: no \`.cache\`; edited: one article more or less long since a warm build. Medians of ${runs} up to ${REPEATED_UP_TO} articles, one build beyond.${perArticle(measured)}`,
    rowName: 'size',
    columns: [
      { name: 'cold CPU', unit: 's' },
      { name: 'cold wall', unit: 's' },
      { name: 'warm CPU', unit: 's' },
      { name: 'edited CPU', unit: 's' },
      { name: 'edited / cold', unit: 'ratio' },
      { name: 'cold peak', unit: 'MB' },
      { name: 'edited peak', unit: 'MB' },
    ],
    rows,
  };
}

/** What each further article costs, where two sizes tell it. */
function perArticle(measured: readonly Measured[]): string {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first === last) return '';
  const [cold, warm, edited] = (['cold', 'warm', 'edited'] as const).map((state) =>
    (((last[state].cpu - first[state].cpu) / (last.size - first.size)) * 1000).toFixed(1),
  );
  return ` Each further article costs (CPU ms): cold ${cold}, warm ${warm}, edited ${edited}.`;
}

const growth = (measured: readonly Measured[]): Table => ({
  id: 'growth',
  title: 'What a page weighs as the site grows',
  note: 'HTML with its inlined CSS, gzip. Pages list what is new, never all that there is.',
  rowName: 'size',
  columns: WEIGHED.map((name) => ({ name, unit: 'bytes' })),
  rows: measured.map(({ size, pages }) => ({
    name: `${size} articles`,
    values: pages.map(({ gzip }) => gzip),
  })),
});
