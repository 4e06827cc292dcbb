import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startDev } from '../tooling/dev-server.ts';
import { withBrowser } from '../tooling/open-site.ts';
import { runCommand, withProject } from './command.ts';
import { articleName, editArticle, generateContent } from './generate-content.ts';
import { visit, withPhone } from './phone.ts';
import { median, number, type Section } from './report.ts';

const COLUMNS = [
  '`check` à froid',
  '`check` à chaud',
  '`build` à froid',
  '`build` à chaud',
  'après une modification',
  'après une modification / à froid',
  '`dev` : enregistré, puis affiché',
];

/** What the commands of a working day cost, at two sizes of the site. */
export const commands = (runs: number): Promise<Section> =>
  withBrowser(async (browser) => {
    const rows: string[][] = [];
    for (const articles of [30, 1000]) {
      const all = await measure(browser, articles, runs);
      const cells = COLUMNS.map((_, index) => median(all.map((run) => run[index] ?? Number.NaN)));
      rows.push([number(articles), ...cells.map((cell) => number(cell, 2))]);
    }
    return {
      title: 'Ce que coûtent les commandes (s)',
      note: `Processeur (utilisateur et système) de la commande et de tout ce qu’elle lance, npm compris ; à froid : sans \`.cache\`. Aperçu : temps de l’horloge. Les articles s’ajoutent au contenu du site ; médianes de ${runs}.`,
      rows: [['articles', ...COLUMNS], ...rows],
    };
  });

/** The figures of each run, in the order of the columns. */
const measure = (browser: Browser, articles: number, runs: number): Promise<number[][]> =>
  withProject(async (dir) => {
    const content = join(dir, 'content');
    await generateContent(content, articles);
    const warm = (name: string) => runCommand(dir, name);
    const cold = async (name: string) => {
      await rm(join(dir, '.cache'), { recursive: true, force: true });
      return warm(name);
    };
    const all: number[][] = [];
    for (let run = 1; run <= runs; run += 1) {
      const check = [await cold('check'), await warm('check')];
      const [first, again] = [await cold('build'), await warm('build')];
      await editArticle(content, run);
      const edited = await warm('build');
      const shown = await savedToShown(browser, dir, run);
      all.push([...check, first, again, edited, edited / first, shown]);
    }
    return all;
  });

/** Seconds from a saved article to its new sentence in the page that stands open. */
async function savedToShown(browser: Browser, dir: string, run: number): Promise<number> {
  const server = await startDev(dir);
  const time = withPhone(browser, async (page) => {
    await visit(page, `${server.address}blog/${articleName(run).replace('.mdx', '')}`);
    const began = performance.now();
    const sentence = await editArticle(join(dir, 'content'), run);
    await page.waitForFunction((text) => document.body.textContent?.includes(text), sentence);
    return (performance.now() - began) / 1000;
  });
  return time.finally(server.stop);
}
