import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { writtenDay } from '../content/days.ts';
import { ASSETS, FONTS, IN_PREVIEW, OFFLINE_PAGE, PAGE_DATA } from '../content/outputs.ts';
import type { WorkerSite } from '../content/service-worker.ts';
import { STORED_DATA } from '../content/stored-data.ts';

/** Part of the worker's global scope: TypeScript's `WebWorker` library conflicts with `DOM`. */
interface Scope {
  site: WorkerSite;
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: object): Promise<readonly { url: string }[]> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const self: Scope;
const scope = self;
const { base, files, numbers, policy, copyOf } = scope.site;

const PAGES_CACHE = `${STORED_DATA.pages.name(base)}pages`;
const ASSETS_CACHE = `${STORED_DATA.pages.name(base)}fichiers`;
const MAX_PAGES = 160;
const MAX_ASSETS = 140;
/** Time for the network to answer before a stored page is shown. */
const TIMEOUT_SECONDS = 2;

/** Path below the base; undefined outside the site, and inside a preview, which is a separate site. */
function pathOf({ origin, pathname }: URL): string | undefined {
  const path = pathname.slice(base.length);
  const isOwn = origin === location.origin && pathname.startsWith(base);
  return isOwn && !IN_PREVIEW.test(path) ? path : undefined;
}

/** Whether a page, its data or its light version shows a number to pay. */
const hasNumber = (path: string) => numbers.some((route) => `/${path}`.includes(route));

/** Deletes the oldest entries of a cache after a new one. */
const newest = (max: number) => ({
  async cacheDidUpdate({ cacheName }: { cacheName: string }) {
    const cache = await caches.open(cacheName);
    const old = (await cache.keys()).slice(0, -max);
    await Promise.all(old.map((request) => cache.delete(request)));
  },
});

/** A stored page with the policy of the site: any script of this origin can write a page without one to the cache. */
function guarded(body: BodyInit | null, stored: Response): Response {
  const headers = new Headers(stored.headers);
  headers.set('Content-Security-Policy', policy.replaceAll('{site}', location.origin + base));
  return new Response(body, { headers });
}

const storedPages = {
  ...newest(MAX_PAGES),
  /** Queries are private: no stored address contains one. */
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) =>
    Object.assign(new URL(url), { search: '' }).href,
  /** A redirected answer would be stored for the wrong address. */
  async cacheWillUpdate({ response }: { response: Response }) {
    if (!response.ok || response.redirected) return null;
    const headers = new Headers(response.headers);
    headers.set('Date', new Date().toUTCString());
    return new Response(response.body, { headers });
  },
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
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [storedPages],
});

registerRoute(({ url, request }) => {
  const path = pathOf(url);
  return request.mode === 'navigate' && path !== undefined && hasNumber(path);
}, new NetworkOnly());
registerRoute(({ url, request }) => {
  const path = pathOf(url);
  if (path === undefined || hasNumber(path)) return false;
  return request.mode === 'navigate' || path.startsWith(`${PAGE_DATA}/`);
}, pages);
registerRoute(
  ({ url }) => [ASSETS, FONTS].includes(pathOf(url)?.split('/')[0] ?? ''),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [newest(MAX_ASSETS)] }),
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = await caches.match(base + OFFLINE_PAGE, { cacheName: ASSETS_CACHE });
  return page ? guarded(page.body, page) : Response.error();
});

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  const addAll = async () => {
    const cache = await caches.open(ASSETS_CACHE);
    await cache.addAll([OFFLINE_PAGE, ...files].map((file) => base + file));
  };
  event.waitUntil(addAll());
});

// The first page was loaded before the worker was active.
scope.addEventListener('activate', (event) => {
  const addFirst = async () => {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const own = open.filter(({ url }) => {
      const path = pathOf(new URL(url));
      return path !== undefined && !hasNumber(path);
    });
    const add = ({ url }: { url: string }) => pages.handle({ event, request: new Request(url) });
    await Promise.allSettled(own.map(add));
  };
  event.waitUntil(addFirst());
});

clientsClaim();
