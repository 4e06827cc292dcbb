import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { KEPT } from '../content/kept.ts';
import { IN_PREVIEW, LASTING, OFFLINE_PAGE, PAGE_DATA } from '../content/outputs.ts';
import { PLACE_OF_LIST, type WorkerSite } from '../content/service-worker.ts';
import { escapeHtml } from '../engine/text.ts';

/** The parts of the worker's global scope that stand in no library of types beside the page's own. */
interface Scope {
  site: WorkerSite;
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: object): Promise<readonly { url: string }[]> };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

declare const self: Scope;
const scope = self;
const { base, files } = scope.site;
const [pages, data, assets, pictures] = ['pages', PAGE_DATA, 'fichiers', 'images'].map(
  (name) => KEPT.pages.name(base) + name,
) as [string, string, string, string];

/** Seconds in which the network may answer before what is kept is shown: no page is stale while it does. */
const PATIENCE = 2;

/** The path of an address below the site; undefined outside of it and inside a preview, which is another site. */
function pathOf({ origin, pathname }: URL): string | undefined {
  const path = pathname.slice(base.length);
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn && !IN_PREVIEW.test(path) ? path : undefined;
}

const keep = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/** What a server has redirected may not answer for the first address. */
const direct = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.redirected ? response : null,
};

const fresh = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreSearch: true },
    plugins: [direct, keep(80)],
  });

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && pathOf(url) !== undefined,
  fresh(pages),
);
registerRoute(({ url }) => pathOf(url)?.startsWith(`${PAGE_DATA}/`), fresh(data));
registerRoute(
  ({ url }) => LASTING.test(pathOf(url) ?? ''),
  new CacheFirst({ cacheName: assets, plugins: [keep(80)] }),
);
registerRoute(
  ({ url, request }) => request.destination === 'image' && pathOf(url) !== undefined,
  new CacheFirst({ cacheName: pictures, plugins: [direct, keep(60)] }),
);
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? offlinePage() : Response.error(),
);

/** The page shown in place of one that is not kept: it lists those that are. */
async function offlinePage(): Promise<Response> {
  const page = await caches.match(base + OFFLINE_PAGE, { cacheName: assets });
  if (!page) return Response.error();
  const kept = [...(await keptPages())].sort(([, one], [, other]) => one.localeCompare(other));
  const list = kept.map(
    // Without the name of the site, which ends them all.
    ([path, title]) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title.replace(/ – [^–]*$/, ''))}</a></li>`,
  );
  const html = (await page.text()).replace(PLACE_OF_LIST, list.join(''));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Address and title of each page that can be read without a network. */
async function keptPages(): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const answer of await contentsOf(data)) {
    const { path, title } = (await answer.json()) as { path: string; title: string };
    kept.set(base + path.slice(1), title);
  }
  for (const answer of await contentsOf(pages)) {
    const path = new URL(answer.url).pathname.replace(/(.)\/$/, '$1');
    const title = /<title>([^<]*)/.exec(await answer.text())?.[1];
    if (title && !kept.has(path)) kept.set(path, title.replaceAll('&amp;', '&'));
  }
  return kept;
}

const contentsOf = async (name: string): Promise<readonly Response[]> =>
  (await caches.open(name)).matchAll();

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  const addAll = async () =>
    (await caches.open(assets)).addAll([OFFLINE_PAGE, ...files].map((file) => base + file));
  event.waitUntil(addAll());
});

// The page that has brought the worker was not fetched through it.
scope.addEventListener('activate', (event) => {
  const addFirst = async () => {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const own = open.map(({ url }) => new URL(url)).filter((url) => pathOf(url) !== undefined);
    const cache = await caches.open(pages);
    await Promise.allSettled(own.map(({ pathname }) => cache.add(pathname)));
  };
  event.waitUntil(addFirst());
});

clientsClaim();
