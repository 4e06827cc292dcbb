import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { serve } from '../../src/vite/serve.ts';
import { findBrowser } from './find-browser.ts';

/** A built site that is served, with a browser. */
export interface OpenSite {
  /** Address of the server, without final slash. */
  origin: string;
  routes: readonly string[];
  browser: Browser;
}

/** Serves the built site of `dir` and opens a browser; both are closed after `use`. */
export async function withSite<Result>(
  dir: string,
  use: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const entries: { path: string }[] = JSON.parse(
    await readFile(join(dir, 'metadata.json'), 'utf8'),
  );
  const routes = entries.map(({ path }) => path);
  return withBrowser(async (browser) => {
    const { address, close } = await serve({ dir, port: 0, base: '/' });
    return use({ origin: address.slice(0, -1), routes, browser }).finally(close);
  });
}

/** Opens Chromium without its background requests; the browser is closed after `use`. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser((line) => console.error(line)),
    // Chromium refuses to run sandboxed as root, the only user of some containers.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  return use(browser).finally(() => browser.close());
}
