import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { errorHtml, recoveryLinks } from '../layouts/error-html.ts';
import { ribbon } from '../layouts/shell/shell.css.ts';
import { Site } from '../layouts/site.tsx';
import { OFFLINE_ROUTE } from '../model/outputs.ts';
import type { Frame, PagePayload } from '../model/page-data.ts';
import { announceAddress } from '../ui/address/use-address.ts';
import { routeOf } from '../ui/base.ts';
import { lateStyles } from '../ui/late-styles.ts';
import { mountIslands } from './islands.tsx';
import { closeByDay, usePageClicks } from './page-clicks.ts';
import { applyHead, loadPage, useContentChange } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { arrive, loadWhole, openAnchor, wasLeftEarly } from './scroll.ts';

interface AppProps {
  /** Page of the loaded document, with its header, menus and footer (`frame`). */
  first: PagePayload & { frame: Frame };
  onReady: () => void;
}

interface Shown {
  page: PagePayload;
  /** Location of the page; undefined on the offline page, or when Back or Forward changed the address before hydration. */
  location: Location | undefined;
}

/** Loads and shows the page of the router's location. */
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
    const route = routeOf(location.pathname);
    if (from && routeOf(from.pathname) === route) return setShown({ page, location });
    let isNewest = true;
    loadStyled(route).then(
      (loaded) => isNewest && setShown({ page: loaded, location }),
      // Without data (offline, new version, other language, unknown address, missing styles) the document is loaded instead,
      // unless the current document is the offline page of the service worker.
      () =>
        isNewest &&
        (page.path === OFFLINE_ROUTE && !from
          ? setShown({ page, location })
          : loadWhole(page.path)),
    );
    return () => {
      isNewest = false;
    };
  }, [location, shown.location, page]);
  useBusyState(location !== shown.location);
  const { copy } = first.frame.words;
  useLayoutEffect(() => {
    if (page.isCopy) announceCopy(copy);
  }, [page, copy]);
  useArrival(shown);
  usePageClicks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(prefetchLinks, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own days
  useLayoutEffect(closeByDay, [page]);
  useEffect(onReady, [onReady]);
  useContentChange(page.path, (fresh) =>
    setShown((old) => (old.page.path === fresh.path ? { ...old, page: fresh } : old)),
  );
  const mount = useCallback(
    (main: HTMLElement) =>
      mountIslands(main, (error) =>
        setShown((old) => ({ ...old, page: errorPage(old.page, error, first.frame) })),
      ),
    [first.frame],
  );
  return (
    <Site
      frame={page.frame ?? first.frame}
      page={page}
      html={page.html}
      location={shown.location}
      mount={mount}
    />
  );
}

/** Loads the page of a route. Also rejects when the stylesheet of all pages could not be loaded. */
async function loadStyled(route: string): Promise<PagePayload> {
  const [page] = await Promise.all([loadPage(route), lateStyles()]);
  if (document.documentElement.dataset.styles) throw new Error('No styles');
  return page;
}

/** Adds a line at the beginning of a page that came from the service worker's store. */
function announceCopy(text: string): void {
  void lateStyles();
  const line = Object.assign(document.createElement('p'), { className: ribbon, role: 'status' });
  line.textContent = text;
  document.getElementById('contenu')?.prepend(line);
}

/** When the rendering of a page fails: shows help and the technical detail in its place. */
function errorPage(page: PagePayload, error: unknown, frame: Frame): PagePayload {
  void lateStyles();
  const { failed: title, failedText: text } = frame.words;
  const detail = {
    label: frame.words.detail,
    text: error instanceof Error ? error.message : String(error),
  };
  return { ...page, title, html: errorHtml({ title, text, detail, list: recoveryLinks(frame) }) };
}

/** Marks the current page as busy while the next one loads: browsers show no progress of requests by scripts. */
function useBusyState(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const main = document.getElementById('contenu');
    document.documentElement.dataset.navigating = '';
    main?.setAttribute('aria-busy', 'true');
    return () => {
      delete document.documentElement.dataset.navigating;
      main?.removeAttribute('aria-busy');
    };
  }, [isWaiting]);
}

/** Updates head, scroll position and focus before the paint, so that the new page never shows at the old scroll position. */
function useArrival(shown: Shown): void {
  const last = useRef(shown);
  const action = useNavigationType();
  useEffect(() => void openAnchor(window.location.hash), []);
  useLayoutEffect(() => {
    const { page, location } = last.current;
    last.current = shown;
    if (shown.page !== page) applyHead(shown.page);
    if (!shown.location || shown.location === location) return;
    const isSamePage = shown.page === page;
    if (isSamePage) announceAddress();
    // Back and Forward between states that a live block wrote to the address do not scroll the page.
    if (!isSamePage || action !== 'POP' || shown.location.hash !== location?.hash)
      arrive(shown.location);
  }, [shown, action]);
}
