import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { STORED_COPY, WORKER } from '../model/outputs.ts';
import type { Frame, PageData, PageHead } from '../model/page-data.ts';
import { REPLAY_CLICKS } from '../theme/protocol.ts';
import { BASE } from '../ui/base.ts';
import { lateStyles } from '../ui/late-styles.ts';
import { App } from './app.tsx';
import { cacheFirstPage } from './pages.ts';
import { ownScrolling } from './scroll.ts';
import { listenForSearch } from './search-keys.ts';

/** Hydrates the current page. Its HTML is read from the document, so the data does not repeat it. */
export function start(): void {
  const root = document.getElementById('app');
  const data = document.getElementById('donnees')?.textContent;
  const main = document.getElementById('contenu');
  if (!root || !data || !main) return;
  const { frame, page, build } = JSON.parse(data) as {
    frame: Frame;
    page: PageData & PageHead;
    build: string;
  };
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isCopy = loaded?.serverTiming?.some(({ name }) => name === STORED_COPY) === true;
  const first = { ...page, build, html: main.innerHTML, frame, isCopy };
  cacheFirstPage(first);
  ownScrolling();
  const { documentElement } = document;
  documentElement.toggleAttribute('data-scroll-bar', innerWidth > documentElement.clientWidth);
  // The router matches the home page only with the final slash.
  if (`${location.pathname}/` === BASE)
    history.replaceState(history.state, '', BASE + location.search + location.hash);
  const app = (
    <BrowserRouter basename={BASE}>
      <App first={first} onReady={announceReady} />
    </BrowserRouter>
  );
  startTransition(() => void hydrateRoot(root, app));
  listenForSearch();
}

/** What visitors do on a page: a touch or click, a key, a turn of the wheel. */
const INPUTS = ['pointerdown', 'keydown', 'wheel'];

/** Ends the queueing of clicks outside islands, and replays the queued ones. */
function announceReady(): void {
  document.appReady = true;
  document.dispatchEvent(new Event(REPLAY_CLICKS, { bubbles: true }));
  for (const input of INPUTS) addEventListener(input, prepareVisit, { once: true, passive: true });
}

/** Loads the styles of other pages and the service worker with its files, at a visitor's first action: other visitors do not pay for them. */
function prepareVisit(): void {
  void lateStyles();
  if (!__SERVICE_WORKER__ || navigator.connection?.saveData) return;
  const { serviceWorker } = navigator;
  // The page was loaded before the worker, which stores what is asked of it.
  const storePage = () =>
    fetch(location.pathname, { headers: { Accept: 'text/html' } }).catch(console.warn);
  serviceWorker?.addEventListener('controllerchange', storePage);
  serviceWorker?.register(BASE + WORKER, { updateViaCache: 'none' }).catch(console.warn);
}
