import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { serve } from '../../src/vite/serve.ts';
import { findBrowser } from './find-browser.ts';

/** A built site, served, and a browser to look at it with. */
export interface OpenSite {
  /** Without final slash. */
  origin: string;
  routes: readonly string[];
  browser: Browser;
}

/** Serves a built site; `look` gets it with a browser, and both are closed whatever happens. */
export async function withSite<Result>(
  dir: string,
  look: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const entries: { path: string }[] = JSON.parse(
    await readFile(join(dir, 'metadata.json'), 'utf8'),
  );
  const routes = entries.map(({ path }) => path);
  return withBrowser(async (browser) => {
    const { address, close } = await serve({ dir, port: 0, base: '/' });
    return look({ origin: address.slice(0, -1), routes, browser }).finally(close);
  });
}

/** Opens Chromium, installed or fetched, without what it would load for itself. */
export async function withBrowser<Result>(
  look: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser((line) => console.error(line)),
    // Chromium refuses its sandbox to root, and some containers have no other user.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  return look(browser).finally(() => browser.close());
}
