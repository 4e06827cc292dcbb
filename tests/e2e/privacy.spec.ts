import { expect, type Page, test } from '@playwright/test';
import { SANDBOX } from '../../src/blocks/embed/protocols.ts';
import { siteBehindNetwork } from './setup/network.ts';
import { collectFaults, follow, visit, whenAlive } from './setup/page.ts';
import { ROUTES } from './setup/routes.ts';

/** The site with its forms at Tally and its map at Datawrapper, behind a network that can be cut. */
let site: Awaited<ReturnType<typeof siteBehindNetwork>>;

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  site = await siteBehindNetwork(process.env.HOSTED_DIST ?? '');
});

test.afterAll(() => site?.close());

/** Whether the page asks a host for a form or a map: one is near the view. */
const showsEmbed = async (page: Page) =>
  (await page.locator('[data-state]:not([data-state=waiting])').count()) > 0;

/** Waits until what is near the view was told to the page (after a frame) and drawn by it (after another). */
const showsWhatIsNear = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

test('with hosts set, no page without an embed in view requests another host: first, after a page with one, and offline', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    const isFrame = route.request().resourceType() === 'document';
    return route.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
  });
  const faults = collectFaults(page);
  const { network, origin } = site;
  await visit(page, `${origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const embeds = new Set<string>();
  const walk = async () => {
    for (const route of ROUTES) {
      const before = asked.length;
      await follow(page, route);
      // The address changes first, the head with the page.
      await expect(
        page.locator(`head > link[rel=canonical][href$=":4173${route}"]`),
      ).toBeAttached();
      await whenAlive(page);
      await showsWhatIsNear(page);
      if (await showsEmbed(page)) {
        embeds.add(route);
        // What this page asks is asked before the next one is judged.
        for (const frame of page.frames()) await frame.waitForLoadState();
      } else expect(asked.slice(before), route).toEqual([]);
    }
  };
  await walk();
  expect([...embeds]).toContain('/projets/ndjo-oyeri/carte-participative');
  const OWN =
    /^https:\/\/(datawrapper\.dwcdn\.net\/AbCd3\/|tally\.so\/(embed\/w\w+|widgets\/embed\.js))$/;
  expect(asked.filter((address) => !OWN.test(address))).toEqual([]);
  expect(asked.filter((address) => address.endsWith('.js')).length).toBe(1);
  // Every page was shown, and nothing on any was refused by its policy.
  const ours = faults.filter((fault) => !fault.startsWith('foreign'));
  expect(ours).toEqual([]);
  network.cut = true;
  await walk();
  await page.goto(`${origin}/`);
  await whenAlive(page);
  network.cut = false;
});

test('each frame is held by its own sandbox, whatever the host', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const [route, address, sandbox] of [
    ['/projets/ndjo-oyeri/partager', 'https://tally.so/', SANDBOX.form],
    ['/projets/ndjo-oyeri/carte-participative', 'https://datawrapper.', SANDBOX.chart],
  ] as const) {
    await visit(page, site.origin + route);
    await page.locator('main [data-state]').first().scrollIntoViewIfNeeded();
    await expect(page.locator(`iframe[src^="${address}"]`)).toHaveAttribute('sandbox', sandbox);
  }
});
