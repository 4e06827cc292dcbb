import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startDev } from '../tooling/dev-server.ts';
import { withBrowser } from '../tooling/find-browser.ts';
import { measureCommand, withProject } from './command.ts';
import { articleName, editArticle, generateContent } from './generate-content.ts';
import { visit, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

const COLUMNS = [
  '`check` à froid',
  '`check` à chaud',
  '`build` à froid',
  '`build` à chaud',
  'après une modification',
  '`dev` : enregistré, puis affiché',
];

/** Processor time of `check` and `build`, and time until `dev` shows an edit, with 30 and 1,000 articles. */
export async function commands(runs: number): Promise<Section> {
  const rows: string[][] = [];
  for (const articles of [30, 1000]) {
    const all = await withProject((dir) => measure(dir, articles, runs));
    rows.push([number(articles), ...medians(all).map((cell) => number(cell, 2))]);
  }
  return {
    title: 'Ce que coûtent les commandes (s)',
    note: `Processeur (utilisateur et système) de la commande et de tout ce qu’elle lance, npm compris ; à froid : sans \`.cache\`. Aperçu : temps de l’horloge. Les articles s’ajoutent au contenu du site ; médianes de ${runs}.`,
    rows: [['articles', ...COLUMNS], ...rows],
  };
}

/** Seconds of each run, in the order of `COLUMNS`. */
async function measure(dir: string, articles: number, runs: number): Promise<number[][]> {
  const content = join(dir, 'content');
  await generateContent(content, articles);
  const all: number[][] = [];
  for (let run = 1; run <= runs; run += 1) {
    const times: number[] = [];
    for (const name of ['check', 'build']) {
      await rm(join(dir, '.cache'), { recursive: true, force: true });
      times.push(await measureCommand(dir, name), await measureCommand(dir, name));
    }
    await editArticle(content, run);
    all.push([...times, await measureCommand(dir, 'build'), await savedToShown(dir, run)]);
  }
  return all;
}

/** Seconds from saving an article until the open page shows its new sentence. */
const savedToShown = (dir: string, run: number): Promise<number> =>
  withBrowser(async (browser) => {
    const server = await startDev(dir);
    const time = withPhone(browser, async (page) => {
      await visit(page, `${server.address}blog/${articleName(run).replace('.mdx', '')}`);
      const startedAt = performance.now();
      const sentence = await editArticle(join(dir, 'content'), run);
      await page.waitForFunction((text) => document.body.textContent?.includes(text), sentence);
      return (performance.now() - startedAt) / 1000;
    });
    return time.finally(server.stop);
  });
