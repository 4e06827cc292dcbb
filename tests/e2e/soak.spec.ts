import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findNginx, serveWithNginx } from '../hosts/nginx.ts';
import { visit } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';

// What Playwright records of a page holds its nodes.
test.use({ trace: 'off' });

/** Follows a link to each route in turn, down to the foot of its page, so that what waits to be seen comes, too. */
const walk = (page: Page, routes: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const frame = () => new Promise(requestAnimationFrame);
    const shows = (address: string) =>
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(address) &&
      !document.querySelector('[aria-busy], [data-live]:not([data-hydrated])');
    for (const address of addresses) {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
      while (!shows(address)) await frame();
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await frame();
    }
  }, routes);

/** Has the page count its timers that are set and neither cleared nor over. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<unknown>();
    Reflect.set(window, 'timers', timers);
    const { setTimeout: later, clearTimeout: never, setInterval: often } = window;
    window.setTimeout = ((act: () => void, delay?: number) => {
      const timer = later(() => {
        timers.delete(timer);
        act();
      }, delay);
      timers.add(timer);
      return timer;
    }) as typeof setTimeout;
    window.setInterval = ((act: () => void, delay?: number) => {
      const timer = often(act, delay);
      timers.add(timer);
      return timer;
    }) as typeof setInterval;
    window.clearTimeout = window.clearInterval = (timer) => {
      timers.delete(timer);
      never(timer);
    };
  });

test('500 pages in one tab leave no more memory, nodes, listeners and timers than the first 64 @rare', async ({
  playwright,
  launchOptions: { args = [] },
  baseURL,
}) => {
  test.setTimeout(600_000);
  // The longer code runs the more of it the browser compiles, and what it compiles it counts as the page's.
  const plain = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const browser = await playwright.chromium.launch({ args: [...args, plain] });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await countTimers(page);
  await visit(page, '/mentions-legales');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    const timers = () => page.evaluate(() => (Reflect.get(window, 'timers') as Set<unknown>).size);
    // A page that is painted begins to look at its links, once.
    await expect.poll(timers).toBe(0);
    // What ends with an object is freed by the next collection only.
    for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      heap: of('JSHeapUsedSize'),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    };
  };
  // Whole rounds: the page before, which React keeps for its next change, is the same one each time.
  const rounds = async (times: number) => {
    for (let round = 0; round < times; round += 1) await walk(page, ROUTES);
  };
  await rounds(2);
  const before = await measure();
  await rounds(Math.ceil(500 / ROUTES.length));
  const after = await measure();
  await browser.close();
  for (const [name, value] of Object.entries(before))
    expect(after[name as keyof typeof after], name).toBeLessThanOrEqual(value * 1.1);
});

test('10 000 requests, 20 at a time, to docs/nginx.conf all get the whole of their file @rare', async () => {
  test.setTimeout(300_000);
  const program = findNginx();
  test.skip(!program, 'nginx cannot be found or installed here');
  const dist = process.env.FROZEN_DIST ?? '';
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/(^|\/)[._]/.test(file) && statSync(join(dist, file)).isFile(),
  );
  const size = (file: string) => statSync(join(dist, file)).size;
  const asked = [
    ...files.map((file) => [file, 200, size(file)] as const),
    ...ROUTES.map(
      (route) => [route.slice(1), 200, size(`${route.slice(1) || 'index'}.html`)] as const,
    ),
    ['nulle-part', 404, size('404.html')] as const,
  ];
  expect(asked.length).toBeGreaterThan(3 * ROUTES.length);
  const site = await serveWithNginx(program ?? '', dist);
  const faults: string[] = [];
  let sent = 0;
  const send = async () => {
    while (sent < 10_000) {
      const [path, status, bytes] = asked[sent++ % asked.length] ?? ['', 200, 0];
      const got = await fetch(site.address + path).then(
        async (response) => [response.status, (await response.arrayBuffer()).byteLength],
        (reason: unknown) => [String(reason)],
      );
      if (got[0] !== status || got[1] !== bytes)
        faults.push(`${path}: ${got}, not ${status} ${bytes}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
  await site.close();
  expect([sent, ...faults]).toEqual([10_000]);
});
