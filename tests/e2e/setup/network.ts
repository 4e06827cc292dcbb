import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as plain } from './test.ts';

/** What the browser says of requests that the network cuts. */
const OF_FAULTS = /ERR_(?:EMPTY_RESPONSE|FAILED|CONNECTION)|dynamically imported/;

/** A network that a test can hold back, cut, or make answer otherwise. */
const openNetwork = () => ({
  /** Whether requests fail, as without a network. */
  cut: false,
  /** What every answer waits for: see `gate`. */
  opened: Promise.resolve(),
  /** What is sent in place of the site's own text, by path. */
  instead: new Map<string, string>(),
  /** Status of the answers in place of the site's own, by path. */
  status: new Map<string, number>(),
  asked: [] as string[],
});

/** A test of the frozen site behind such a network, its worker included. */
export const test = plain.extend<{
  site: { network: ReturnType<typeof openNetwork>; origin: string };
}>({
  serviceWorkers: 'allow',
  site: async ({ accepted }, use) => {
    accepted.push(OF_FAULTS);
    const network = openNetwork();
    const address = process.env.FROZEN_ADDRESS?.slice(0, -1) ?? '';
    const answer = async (path: string, response: ServerResponse) => {
      network.asked.push(path);
      await network.opened;
      if (network.cut) return response.destroy();
      const own = await fetch(address + path, { headers: { connection: 'close' } });
      const body = network.instead.get(path) ?? Buffer.from(await own.arrayBuffer());
      const headers = ['content-type', 'cache-control'].map(
        (name) => [name, own.headers.get(name) ?? ''] as const,
      );
      response
        .writeHead(network.status.get(path) ?? own.status, Object.fromEntries(headers))
        .end(body);
    };
    const server = createServer((request, response) => {
      // The test may end while a late answer is on its way.
      answer(request.url ?? '/', response).catch(() => response.destroy());
    });
    await new Promise<void>((ready) => server.listen(0, ready));
    await use({ network, origin: `http://localhost:${(server.address() as AddressInfo).port}` });
    server.close();
    server.closeAllConnections();
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
