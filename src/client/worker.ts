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
  STORED_COPY,
  STORED_LINKS,
  type WorkerSite,
} from '../model/outputs.ts';
import { STORED_DATA } from '../site/stored-data.ts';
import { escapeHtml } from '../values/text.ts';

/** Part of the worker's global scope: TypeScript's `WebWorker` library conflicts with `DOM`. */
declare const self: {
  site: WorkerSite;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};

const { base, files, numbers } = self.site;
const PAGES_CACHE = `${STORED_DATA.pages.name(base)}pages`;
const ASSETS_CACHE = `${STORED_DATA.pages.name(base)}fichiers`;
const MAX_ENTRIES = 150;

/** Path below the base; empty outside the site, and in a preview below it, which is a separate site. */
function pathOf({ origin, pathname }: URL): string {
  const path = pathname.slice(base.length - 1);
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn && !IN_PREVIEW.test(path.slice(1)) ? path : '';
}

/** Route that an address belongs to. */
const routeOf = (url: string) => pageOfPath(pathOf(new URL(url)));

/** Deletes the oldest entries of a cache after a new one. */
const newest = {
  async cacheDidUpdate({ cacheName }: { cacheName: string }) {
    const cache = await caches.open(cacheName);
    const old = (await cache.keys()).slice(0, -MAX_ENTRIES);
    await Promise.all(old.map((request) => cache.delete(request)));
  },
};

const storedPages = {
  ...newest,
  /** Forgets a page that was withdrawn. Any other failure may pass. */
  async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
    if (![404, 410].includes(response.status)) return response;
    const cache = await caches.open(PAGES_CACHE);
    const own = (await cache.keys()).filter(({ url }) => routeOf(url) === routeOf(request.url));
    await Promise.all(own.map((stored) => cache.delete(stored)));
    return response;
  },
  /** Queries are private: no stored address contains one. */
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) => url.replace(/\?.*/, ''),
  /** A redirected answer would be stored for the wrong address, and an answer itself knows its address with the query. */
  async cacheWillUpdate({ response }: { response: Response }) {
    if (!response.ok || response.redirected) return null;
    const headers = new Headers(response.headers);
    headers.set('Server-Timing', STORED_COPY);
    return new Response(response.body, { headers });
  },
};

/** Links to the stored pages, as `<li>` elements: a page is stored as a document, as data, or as both. */
async function storedLinks(): Promise<string> {
  const cache = await caches.open(PAGES_CACHE);
  const links = new Map<string, string>();
  for (const request of await cache.keys()) {
    const text = (await (await cache.match(request))?.text()) ?? '';
    const path = pathOf(new URL(request.url));
    const isData = path.startsWith(`/${PAGE_DATA}/`);
    const title = isData ? escapeHtml(JSON.parse(text).title) : /<title>(.*?)</.exec(text)?.[1];
    const href = base + (isData ? pageOfPath(path) : path).slice(1);
    if (title) links.set(title, `<li><a href="${href}">${title}</a></li>`);
  }
  return [...links.values()].join('');
}

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: 2,
  plugins: [storedPages],
});
const online = new NetworkOnly();

registerRoute(
  ({ url, request }) =>
    request.headers.get('accept')?.startsWith('text/html')
      ? pathOf(url) !== ''
      : pathOf(url).startsWith(`/${PAGE_DATA}/`),
  // A stored page could show an old number to pay.
  (options) => (numbers.includes(routeOf(options.url.href)) ? online : pages).handle(options),
);
registerRoute(
  ({ url }) => [ASSETS, FONTS].includes(pathOf(url).split('/')[1] ?? ''),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [newest] }),
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = await caches.match(base + OFFLINE_PAGE, { cacheName: ASSETS_CACHE });
  if (!page) return Response.error();
  const html = (await page.text()).replace(STORED_LINKS, await storedLinks());
  return new Response(html, { headers: page.headers });
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  const addresses = [OFFLINE_PAGE, ...files].map((file) => base + file);
  event.waitUntil(caches.open(ASSETS_CACHE).then((cache) => cache.addAll(addresses)));
});

clientsClaim();
