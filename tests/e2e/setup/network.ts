import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { serve } from '../../../src/vite/serve.ts';
import { expect, test as plain } from './test.ts';

/** What the browser says of requests that the network cuts. */
const OF_FAULTS = [/ERR_(?:EMPTY_RESPONSE|FAILED|CONNECTION)|dynamically imported/];

/** A built site behind a network that a test can slow down, cut, or make answer otherwise; its faults are accepted then. */
export async function siteBehindNetwork(dir: string, accepted: RegExp[]) {
  const site = await serve({ dir, port: 0, base: '/' });
  let [isCut, delay] = [false, 0];
  const network = {
    /** Whether requests fail, as without a network. */
    get cut() {
      return isCut;
    },
    set cut(value) {
      isCut = value;
      accepted.push(...OF_FAULTS);
    },
    /** Milliseconds before each answer. */
    get delay() {
      return delay;
    },
    set delay(value) {
      delay = value;
      accepted.push(...OF_FAULTS);
    },
    /** What answers wait for: see `hold`. */
    gate: Promise.resolve(),
    /** Holds every answer back, until the returned function is called. */
    hold() {
      let release = () => {};
      network.gate = new Promise<void>((done) => {
        release = done;
      });
      return () => release();
    },
    /** What is sent in place of the site's own text, by path. */
    instead: new Map<string, string>(),
    /** Status of the answers in place of the site's own, by path. */
    status: new Map<string, number>(),
    asked: [] as string[],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    network.asked.push(path);
    await new Promise((done) => setTimeout(done, network.delay));
    await network.gate;
    if (network.cut) return response.destroy();
    const own = await fetch(site.address.slice(0, -1) + path, { headers: { connection: 'close' } });
    const body = network.instead.get(path) ?? Buffer.from(await own.arrayBuffer());
    const headers = ['content-type', 'cache-control'].map(
      (name) => [name, own.headers.get(name) ?? ''] as const,
    );
    response
      .writeHead(network.status.get(path) ?? own.status, Object.fromEntries(headers))
      .end(body);
  };
  const server = createServer((request, response) => {
    // The site may be closed while a late answer is on its way.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await site.close();
  };
  return { network, origin: `http://localhost:${port}`, close };
}

/** A test of the frozen site behind such a network, its worker included. */
export const test = plain.extend<{ site: Awaited<ReturnType<typeof siteBehindNetwork>> }>({
  serviceWorkers: 'allow',
  site: async ({ accepted }, use) => {
    const site = await siteBehindNetwork(process.env.FROZEN_DIST ?? '', accepted);
    await use(site);
    await site.close();
  },
});

/** Presses a key, for a visitor's first input registers the worker; resolves once it answers for the page. */
export const whenServed = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => navigator.serviceWorker.controller !== null);
    })
    .toBe(true);

/** Resolves once the worker answers for the page and has kept it. */
export async function whenKept(page: Page): Promise<void> {
  await whenServed(page);
  // Not `waitForFunction`: what is asynchronous counts as true for it.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const kept = await caches.match(location.href, { ignoreSearch: true });
        return active?.state === 'activated' && !!kept;
      }),
    )
    .toBe(true);
}

/** The addresses that the worker has stored, and those of the answers that it gives for them. */
export const storedUrls = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys())
        found.push(request.url, (await store.match(request))?.url ?? '');
    }
    return found;
  });
