import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  ASSETS,
  IMMUTABLE_FILES,
  IN_PREVIEW,
  OFFLINE_PAGE,
  PAGE_DATA,
} from '../content/outputs.ts';
import { LIST_PLACEHOLDER, type WorkerSite } from '../content/service-worker.ts';
import { STORED_DATA } from '../content/stored-data.ts';
import { decodeHtml, escapeHtml } from '../values/text.ts';

/** Part of the worker's global scope: TypeScript's `WebWorker` library conflicts with `DOM`. */
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
].map((name) => STORED_DATA.pages.name(base) + name) as [string, string, string, string, string];

/** Time for the network to answer before a cached page is shown. */
const TIMEOUT_SECONDS = 2;
/** Age up to which a cached picture without a hash in its name is not requested again. */
const PICTURE_AGE_SECONDS = 7 * 24 * 3600;

/** Path below the base; undefined outside the site, and inside a preview, which is a separate site. */
function pathOf({ origin, pathname }: URL): string | undefined {
  const path = pathname.slice(base.length);
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn && !IN_PREVIEW.test(path) ? path : undefined;
}

const limit = (maxEntries: number, maxAgeSeconds?: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** Redirected responses are not cached: they would answer for the wrong address. */
const unredirected = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.redirected ? response : null,
};

/** Queries are private: neither the cached address nor the cached response contains one. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) =>
    Object.assign(new URL(url), { search: '' }).href,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    new Response(response.body, { headers: response.headers }),
};

/**
 * Uses a cached script or sheet only with the digest of this build: other scripts of this origin, such as those of a
 * preview, can write to the caches.
 */
const verified = {
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
    plugins: [unredirected, withoutQuery, limit(80)],
  });

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && pathOf(url) !== undefined,
  fresh(pages),
);
registerRoute(({ url }) => pathOf(url)?.startsWith(`${PAGE_DATA}/`), fresh(data));
registerRoute(
  ({ url }) => IMMUTABLE_FILES.test(pathOf(url) ?? ''),
  new CacheFirst({ cacheName: assets, plugins: [verified, limit(80)] }),
);
registerRoute(
  ({ url, request }) =>
    request.destination === 'image' && pathOf(url)?.startsWith(`${ASSETS}/`) === true,
  new CacheFirst({ cacheName: pictures, plugins: [unredirected, limit(60)] }),
);
registerRoute(
  ({ url, request }) => request.destination === 'image' && pathOf(url) !== undefined,
  new CacheFirst({ cacheName: drawings, plugins: [unredirected, limit(20, PICTURE_AGE_SECONDS)] }),
);
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate' ? offlinePage() : Response.error(),
);

/** Page for a route that is not cached: lists the cached pages. */
async function offlinePage(): Promise<Response> {
  const page = await caches.match(base + OFFLINE_PAGE, { cacheName: assets });
  if (!page) return Response.error();
  const sorted = [...(await cachedPages())].sort(([, one], [, other]) => one.localeCompare(other));
  const list = sorted.map(
    // Without the name of the site at the end.
    ([path, title]) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(title.replace(/ – [^–]*$/, ''))}</a></li>`,
  );
  const html = (await page.text()).replace(LIST_PLACEHOLDER, list.join(''));
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Cached pages: path -> title. */
async function cachedPages(): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const answer of await (await caches.open(data)).matchAll()) {
    const { path, title } = (await answer.json()) as { path: string; title: string };
    titles.set(base + path.slice(1), title);
  }
  const documents = await caches.open(pages);
  for (const request of await documents.keys()) {
    const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1');
    const title = /<title>([^<]*)/.exec(
      (await (await documents.match(request))?.text()) ?? '',
    )?.[1];
    if (title && !titles.has(path)) titles.set(path, decodeHtml(title));
  }
  return titles;
}

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  const addAll = async () =>
    (await caches.open(assets)).addAll([OFFLINE_PAGE, ...files].map((file) => base + file));
  event.waitUntil(addAll());
});

// The first page was loaded before the worker was active.
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
