import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  ASSETS,
  FONTS,
  IN_PREVIEW,
  OFFLINE_PAGE,
  PAGE_DATA,
  pageOfPath,
  type WorkerSite,
} from '../model/outputs.ts';
import { writtenDay } from '../site/days.ts';
import { STORED_DATA } from '../site/stored-data.ts';

/** Part of the worker's global scope: TypeScript's `WebWorker` library conflicts with `DOM`. */
declare const self: {
  site: WorkerSite;
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: object): Promise<readonly { url: string }[]> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
};

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const { base, files, numbers, policy, copyOf } = self.site;
const PAGES_CACHE = `${STORED_DATA.pages.name(base)}pages`;
const ASSETS_CACHE = `${STORED_DATA.pages.name(base)}fichiers`;
const MAX_ENTRIES = 150;

/** Path below the base; empty outside the site, and in a preview below it, which is a separate site. */
function pathOf({ origin, pathname }: URL): string {
  const path = pathname.slice(base.length - 1);
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn && !IN_PREVIEW.test(path.slice(1)) ? path : '';
}

/** Whether a page, its data or its light version shows a number to pay: it waits for the network and is never stored. */
const hasNumber = (path: string) => numbers.includes(pageOfPath(path));

/** Deletes the oldest entries of a cache after a new one. */
const newest = {
  async cacheDidUpdate({ cacheName }: { cacheName: string }) {
    const cache = await caches.open(cacheName);
    const old = (await cache.keys()).slice(0, -MAX_ENTRIES);
    await Promise.all(old.map((request) => cache.delete(request)));
  },
};

/** A stored page with the policy of the site: any script of this origin can write a page without one to the cache. */
function guarded(body: BodyInit | null, stored: Response): Response {
  const headers = new Headers(stored.headers);
  headers.set('Content-Security-Policy', policy.replaceAll('{site}', location.origin + base));
  return new Response(body, { headers });
}

const routeOf = (url: string) => pageOfPath(pathOf(new URL(url)));

/** Deletes what is stored of a page that was withdrawn. */
async function forget(url: string): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  const stored = await cache.keys();
  const own = stored.filter((request) => routeOf(request.url) === routeOf(url));
  await Promise.all(own.map((request) => cache.delete(request)));
}

const storedPages = {
  ...newest,
  /** Any other failure may pass: only these two answers say that a page is no more. */
  async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
    if ([404, 410].includes(response.status)) await forget(request.url);
    return response;
  },
  /** Queries are private: no stored address contains one. */
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) => url.replace(/\?.*/, ''),
  /** A copy, because an answer knows its address with the query. A redirected one would be stored for the wrong address. */
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && !response.redirected ? new Response(response.body, response) : null,
  /** Says the day of the copy at the beginning of the content, in a document and in the data of a page. */
  async cachedResponseWillBeUsed({ cachedResponse }: { cachedResponse?: Response | undefined }) {
    if (!cachedResponse) return undefined;
    const text = await cachedResponse.text();
    const lang = text.includes('"lang":"en"') ? 'en' : 'fr';
    const date = new Date(cachedResponse.headers.get('Date') ?? 0);
    const line = copyOf[lang].replace('{day}', writtenDay(date.toISOString(), lang));
    const copy = text.replace(/<main\b[^>]*>|"html":"/, (start) => start + line);
    return guarded(copy, cachedResponse);
  },
};

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: 2,
  plugins: [storedPages],
});
const online = new NetworkOnly();

registerRoute(
  ({ url, request: { mode } }) =>
    mode === 'navigate' ? pathOf(url) !== '' : pathOf(url).startsWith(`/${PAGE_DATA}/`),
  (options) => (hasNumber(pathOf(options.url)) ? online : pages).handle(options),
);
registerRoute(
  ({ url }) => [ASSETS, FONTS].includes(pathOf(url).split('/')[1] ?? ''),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [newest] }),
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = await caches.match(base + OFFLINE_PAGE, { cacheName: ASSETS_CACHE });
  return page ? guarded(page.body, page) : Response.error();
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const addresses = [OFFLINE_PAGE, ...files].map((file) => base + file);
  event.waitUntil(caches.open(ASSETS_CACHE).then((cache) => cache.addAll(addresses)));
});

// The first page was loaded before the worker was active.
self.addEventListener('activate', (event) => {
  const storeOpenPages = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const paths = open.map(({ url }) => pathOf(new URL(url)));
    const stored = paths.filter((path) => path !== '' && !hasNumber(path));
    const add = (path: string) =>
      pages.handle({ event, request: new Request(base + path.slice(1)) });
    await Promise.allSettled(stored.map(add));
  };
  event.waitUntil(storeOpenPages());
});

clientsClaim();
