import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { startDev } from '../tooling/dev-server.ts';
import { articleName } from './generate-article.ts';
import { measureCommand } from './measure-command.ts';
import { median } from './median.ts';
import { openBrowser } from './phone.ts';
import { withProject } from './project-copy.ts';
import type { Row, Table } from './table.ts';

/** Articles beside the site's own content: the live preview must not slow down with them. */
const SIZES = [30, 1000];

/** How long an editor sees that text waits, and what starts before it (milliseconds). */
export async function devTable(runs: number): Promise<Table> {
  const browser = await openBrowser();
  const rows: Row[] = [];
  try {
    for (const size of SIZES) rows.push(await devRow(browser, size, runs));
  } finally {
    await browser.close();
  }
  return {
    id: 'dev',
    title: 'Live preview',
    note: `\`npm run dev\` after a check: from the command to the printed address, from there to the whole HTML of a first page, and from a saved article to its new sentence in a page that stands open in a browser; medians of ${runs}.`,
    rowName: 'size',
    columns: [
      { name: 'start', unit: 'ms' },
      { name: 'first page', unit: 'ms' },
      { name: 'saved to shown', unit: 'ms' },
    ],
    rows,
  };
}

const devRow = (browser: Browser, size: number, runs: number) =>
  withProject(size, async (dir): Promise<Row> => {
    // The code is bundled and the bodies are read once, as on any day but the first.
    await measureCommand(dir, ['build'], { SITE_URL: '' });
    const times: number[][] = [[], [], []];
    for (let run = 1; run <= runs; run += 1) {
      const server = await startDev(dir);
      try {
        const route = `blog/${articleName(run).replace('.mdx', '')}`;
        const asked = performance.now();
        await (await fetch(server.address + route)).text();
        const answered = performance.now() - asked;
        const page = await browser.newPage();
        await page.goto(server.address + route);
        const file = join(dir, 'content/articles', articleName(run));
        const shown = await savedToShown(page, file, `Phrase numéro ${run} du banc d’essai.`);
        await page.close();
        for (const [index, time] of [server.started, answered, shown].entries())
          times[index]?.push(time);
      } finally {
        await server.stop();
      }
    }
    return { name: `${size} articles`, values: times.map(median) };
  });

/** Milliseconds from saving a sentence at the end of a file to its standing in the page. */
async function savedToShown(page: Page, file: string, sentence: string): Promise<number> {
  await page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
  // Looked for in each frame: a locator waits 100 ms and then 500 between two looks.
  const shown = page.waitForFunction(
    (text) => document.body.textContent?.includes(text) ?? false,
    sentence,
  );
  const saved = performance.now();
  await appendFile(file, `\n${sentence}\n`);
  await shown;
  return performance.now() - saved;
}
