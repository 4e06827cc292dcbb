import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { KEPT } from '../content/kept.ts';
import { ASSETS, IN_PREVIEW, LASTING, OFFLINE_PAGE, PAGE_DATA } from '../content/outputs.ts';
import { PLACE_OF_LIST, type WorkerSite } from '../content/service-worker.ts';
import { decodeHtml, escapeHtml } from '../engine/text.ts';

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
const { base, files, digests } = scope.site;
const [pages, data, assets, pictures, drawings] = [
  ...['pages', PAGE_DATA, 'fichiers', 'images', 'dessins'],
].map((name) => KEPT.pages.name(base) + name) as [string, string, string, string, string];

/** How long the network may take to answer before what is kept is shown: no page is stale while it does. */
const TIMEOUT_SECONDS = 2;
/** How long a picture whose name does not change with it is shown without asking again. */
const PICTURE_AGE_SECONDS = 7 * 24 * 3600;

/** The path of an address below the site; undefined outside of it and inside a preview, which is another site. */
function pathOf({ origin, pathname }: URL): string | undefined {
  const path = pathname.slice(base.length);
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn && !IN_PREVIEW.test(path) ? path : undefined;
}

const keep = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** What a server has redirected may not answer for the first address. */
const direct = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.redirected ? response : null,
};

/** A search is nobody's affair: neither the address nor the answer is stored with its query. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) =>
    Object.assign(new URL(url), { search: '' }).href,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    new Response(response.body, { headers: response.headers }),
};

/**
 * A script of this origin, such as that of a preview, may write into these stores: of scripts and sheets only the very
 * bytes that this build wrote are used. For others the network is asked again.
 */
const genuine = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => {
    const path = pathOf(new URL(request.url)) ?? '';
    if (!cachedResponse || !/\.(js|css)$/.test(path)) return cachedResponse;
    const bytes = await cachedResponse.clone().arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return btoa(String.fromCharCode(...digest)) === digests[path] ? cachedResponse : undefined;
  },
};

const fresh = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: TIMEOUT_SECONDS,
    plugins: [direct, withoutQuery, keep(80)],
  });

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && pathOf(url) !== undefined,
  fresh(pages),
);
registerRoute(({ url }) => pathOf(url)?.startsWith(`${PAGE_DATA}/`), fresh(data));
registerRoute(
  ({ url }) => LASTING.test(pathOf(url) ?? ''),
  new CacheFirst({ cacheName: assets, plugins: [genuine, keep(80)] }),
);
registerRoute(
  ({ url, request }) =>
    request.destination === 'image' && pathOf(url)?.startsWith(`${ASSETS}/`) === true,
  new CacheFirst({ cacheName: pictures, plugins: [direct, keep(60)] }),
);
registerRoute(
  ({ url, request }) => request.destination === 'image' && pathOf(url) !== undefined,
  new CacheFirst({ cacheName: drawings, plugins: [direct, keep(20, PICTURE_AGE_SECONDS)] }),
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
  for (const answer of await (await caches.open(data)).matchAll()) {
    const { path, title } = (await answer.json()) as { path: string; title: string };
    kept.set(base + path.slice(1), title);
  }
  const documents = await caches.open(pages);
  for (const request of await documents.keys()) {
    const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
    const title = /<title>([^<]*)/.exec(
      (await (await documents.match(request))?.text()) ?? '',
    )?.[1];
    if (title && !kept.has(path)) kept.set(path, decodeHtml(title));
  }
  return kept;
}

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
