import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { serve } from '../../src/vite/serve.ts';
import { WrongUsage } from './doorway.ts';
import { findBrowser } from './find-browser.ts';
import { settle } from './shots-settle.ts';
import { SCHEMES, sheetHtml, shotName, WIDTHS } from './shots-sheet.ts';

interface Shooting {
  dist: string;
  out: string;
  /** Routes; all of them when absent. */
  only: readonly string[] | undefined;
  say: (line: string) => void;
}

/** Pages looked at together: more only wait for each other on two cores. */
const TOGETHER = 2;

/** Takes every picture and writes the sheet that shows them all; gives the path of that sheet. */
export async function takeShots({ dist, out, only, say }: Shooting): Promise<string> {
  const routes = chosen(await routesOf(dist), only);
  await mkdir(out, { recursive: true });
  const executablePath = findBrowser(say);
  const site = await serve({ dir: dist, port: 0, base: '/' });
  const browser = await chromium.launch({
    executablePath,
    // Chromium refuses its sandbox to root, and some containers have no other user.
    args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
  });
  try {
    const queue = [...routes];
    const work = async () => {
      for (let route = queue.shift(); route; route = queue.shift()) {
        await shootRoute(browser, { address: site.address, route, out });
        say(route);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
  } finally {
    await browser.close();
    await site.close();
  }
  const sheet = join(out, 'index.html');
  await writeFile(sheet, sheetHtml(routes));
  return sheet;
}

/** One visit a width: the colour scheme is changed on the standing page. */
async function shootRoute(
  browser: Browser,
  { address, route, out }: { address: string; route: string; out: string },
): Promise<void> {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: width < 500 ? 844 : 900 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    try {
      await page.goto(address + route.slice(1), { waitUntil: 'load' });
      await settle(page);
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        const path = join(out, shotName({ route, width, scheme }));
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      }
    } finally {
      await page.close();
    }
  }
}

async function routesOf(dist: string): Promise<string[]> {
  const entries: { path: string }[] = JSON.parse(
    await readFile(join(dist, 'metadata.json'), 'utf8'),
  );
  return entries.map(({ path }) => path);
}

function chosen(routes: readonly string[], only: Shooting['only']): readonly string[] {
  const unknown = only?.find((route) => !routes.includes(route));
  if (unknown !== undefined) throw new WrongUsage(`No page stands at « ${unknown} ».`);
  return only ?? routes;
}
