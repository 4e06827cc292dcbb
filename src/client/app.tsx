import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { Chrome, PagePayload } from '../content/page-data.ts';
import { OFFLINE_ROUTE } from '../content/service-worker.ts';
import { errorHtml, recoveryLinks } from '../layouts/error-html.ts';
import { Site } from '../layouts/site.tsx';
import { announceAddress, lockAddress } from '../ui/address/use-address.ts';
import { routeOf, routeOfPath } from '../ui/base.ts';
import { applyHead } from './head.ts';
import { mountIslands } from './islands.tsx';
import { usePageClicks } from './page-clicks.ts';
import { loadPage, useContentChange } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { arrive, loadWhole, rememberScroll } from './scroll.ts';

interface AppProps {
  /** The page that came with the document, and its frame. */
  first: PagePayload & { chrome: Chrome };
  onReady: () => void;
}

interface Shown {
  page: PagePayload;
  /** The entry of the history that it is shown for; undefined once the address was left before hydration. */
  location: Location | undefined;
}

/** Follows the router's location: loads its page, and shows it once it is there. */
export function App({ first, onReady }: AppProps) {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>(() => ({
    page: first,
    location: first.path === OFFLINE_ROUTE || wasLeftEarly() ? undefined : location,
  }));
  const { page } = shown;
  useEffect(() => {
    const from = shown.location;
    if (location === from) return;
    if (from) rememberScroll(from);
    const route = routeOf(location.pathname);
    if (from && routeOf(from.pathname) === route) return setShown({ page, location });
    let isNewest = true;
    loadStyled(route).then(
      (loaded) => isNewest && setShown({ page: loaded, location }),
      // No page to be had (offline, new version, other language, unknown address, no styles for it): the server answers instead.
      // It has answered with the page for what is not kept, when that one is the first of the document.
      () =>
        isNewest &&
        (page.path === OFFLINE_ROUTE && !from
          ? setShown({ page, location })
          : loadWhole(location, page.path)),
    );
    return () => {
      isNewest = false;
    };
  }, [location, shown.location, page]);
  useWaiting(location !== shown.location);
  useArrival(shown);
  usePageClicks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(prefetchLinks, [page]);
  useEffect(onReady, [onReady]);
  useContentChange(page.path, (fresh) => setShown((old) => ({ ...old, page: fresh })));
  const mount = useCallback(
    (main: HTMLElement) =>
      mountIslands(main, (error) =>
        setShown((old) => ({ ...old, page: errorPage(old.page, error, first.chrome) })),
      ),
    [first.chrome],
  );
  return (
    <Site
      chrome={page.chrome ?? first.chrome}
      page={page}
      html={page.html}
      location={shown.location}
      mount={mount}
    />
  );
}

/** Whether a step back or forward changed the address before hydration. */
function wasLeftEarly(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded !== undefined &&
    routeOfPath(new URL(loaded.name).pathname) !== routeOfPath(location.pathname)
  );
}

/** The page of a route. Rejects, too, when the sheet with the styles of all pages did not come. */
const loadStyled = (route: string) =>
  document.documentElement.dataset.styles
    ? Promise.reject(new Error('No styles'))
    : loadPage(route);

/** The page shown in place of one whose rendering failed: help, the technical detail below. */
function errorPage(page: PagePayload, error: unknown, chrome: Chrome): PagePayload {
  const { failed: title, failedText: text } = chrome.words;
  const detail = error instanceof Error ? error.message : String(error);
  return { ...page, title, html: errorHtml({ title, text, detail, list: recoveryLinks(chrome) }) };
}

/** After how long a loading page is announced (ms). */
const LATE = 400;

/**
 * While another page loads, the address is already its own; after a while the page that is
 * still shown is marked as busy: a browser shows nothing of what a script fetches.
 */
function useWaiting(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const main = document.getElementById('contenu');
    lockAddress(true);
    const timer = setTimeout(() => {
      document.documentElement.dataset.loading = '';
      main?.setAttribute('aria-busy', 'true');
    }, LATE);
    return () => {
      lockAddress(false);
      clearTimeout(timer);
      delete document.documentElement.dataset.loading;
      main?.removeAttribute('aria-busy');
    };
  }, [isWaiting]);
}

/**
 * Updates head, scroll position and focus for the page that is shown. Before it is painted: it would flash
 * in the colours and at the scroll position of the last page.
 */
function useArrival(shown: Shown): void {
  const last = useRef(shown);
  const action = useNavigationType();
  useLayoutEffect(() => {
    const { page, location } = last.current;
    last.current = shown;
    if (shown.page !== page) applyHead(shown.page);
    if (!shown.location || shown.location === location) return;
    const isSamePage = shown.page === page;
    if (isSamePage) announceAddress();
    // A live block may write its state to the address: only a new anchor or a click moves the page.
    if (!isSamePage || action !== 'POP' || shown.location.hash !== location?.hash)
      arrive(shown.location);
  }, [shown, action]);
}
