import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Chrome, PagePayload } from '../../content/page-data.ts';
import { announceAddress } from '../../ui/address/use-address.ts';
import { Site } from '../site.tsx';
import { arrive, rememberScroll } from './arrive.ts';
import { onContentChange } from './content-change.ts';
import { errorPage } from './error-page.ts';
import { applyHead } from './head.ts';
import { currentVisit, onVisit, type Visit, wasLeftEarly } from './history.ts';
import { mountIslands } from './islands.tsx';
import { interceptLinks } from './links.ts';
import { loadWhole } from './load-whole.ts';
import { oncePainted } from './once-painted.ts';
import { loadPage } from './pages.ts';
import { prefetchLinks } from './prefetch.ts';
import { beginWaiting, endWaiting } from './waiting.ts';

interface AppProps {
  /** The page that came with the document, and its frame. */
  first: PagePayload & { chrome: Chrome };
  onReady: () => void;
}

interface Shown {
  page: PagePayload;
  /** The entry it was loaded for; undefined for the first page, which needs no arrival. */
  arrival?: Visit;
  /** True once the first page was shown a second time, for practice. */
  rehearsed?: true;
}

/** Follows the address: loads its page, shows it, moves scroll and focus. */
export function App({ first, onReady }: AppProps) {
  const [{ page, arrival, rehearsed }, setShown] = useState<Shown>({ page: first });
  useVisits(first.path, setShown);
  useEffect(interceptLinks, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => oncePainted(prefetchLinks), [page]);
  useEffect(onReady, [onReady]);
  useEffect(() => whenIdle(() => setShown((old) => ({ ...old, rehearsed: true }))), []);
  // Before the page is painted and its title is read aloud: it would flash in the colours of the last
  // one, and where that one was left.
  useLayoutEffect(() => {
    if (page !== first || arrival || rehearsed) applyHead(page);
  }, [page, first, arrival, rehearsed]);
  useLayoutEffect(() => {
    if (arrival) arrive(arrival.key, arrival.hash);
  }, [arrival]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that changes its text is the same page
  useEffect(
    () => onContentChange(page, (fresh) => setShown((old) => ({ ...old, page: fresh }))),
    [page.path],
  );
  const fail = useCallback(
    (error: unknown) => setShown((old) => ({ ...old, page: errorPage(old.page, error) })),
    [],
  );
  const arrived = arrival !== undefined;
  const mount = useCallback(
    (main: HTMLElement) => {
      const begin = () => mountIslands(main, fail);
      return arrived ? oncePainted(begin) : begin();
    },
    [fail, arrived],
  );
  return <Site chrome={page.chrome ?? first.chrome} page={page} html={page.html} mount={mount} />;
}

/** The first update makes the browser compile what every update runs: better before a tap waits for it. */
function whenIdle(rehearse: () => void): () => void {
  // Safari knows no idle time.
  if (!window.requestIdleCallback) return () => {};
  const waiting = requestIdleCallback(rehearse);
  return () => cancelIdleCallback(waiting);
}

/** The page of a route. Rejects, too, when the sheet with the styles of all pages did not come. */
const loadStyled = (route: string) =>
  document.documentElement.dataset.styles
    ? Promise.reject(new Error('No styles'))
    : loadPage(route);

/**
 * Shows the page of each new entry of the history once it is there; until then, the one before stays.
 * `first`: the route of the page that came with the document.
 */
function useVisits(first: string, show: (shown: Shown) => void): void {
  const newest = useRef<Visit>(undefined);
  const shown = useRef<Visit>(undefined);
  useEffect(() => {
    const follow = (visit: Visit, kind: 'push' | 'pop') => {
      const left = shown.current ?? visit;
      newest.current = visit;
      rememberScroll(left.key);
      if (visit.route === left.route) {
        shown.current = visit;
        endWaiting();
        announceAddress();
        // A live block may write its state to the address: only a new anchor or a click moves the page.
        if (kind === 'push' || visit.hash !== left.hash) arrive(visit.key, visit.hash);
        return;
      }
      beginWaiting();
      loadStyled(visit.route).then(
        (page) => {
          if (newest.current !== visit) return;
          endWaiting();
          shown.current = visit;
          show({ page, arrival: visit });
        },
        // No page to be had (offline, new version, unknown address, no styles for it): the server answers instead.
        () => newest.current === visit && loadWhole(visit.key, left.route),
      );
    };
    const stop = onVisit(follow);
    const now = currentVisit();
    if (wasLeftEarly() && now.route !== first) {
      // Nobody knows which entry was left: its place is noted under no name.
      shown.current = { route: first, hash: '', key: '' };
      follow(now, 'pop');
    } else shown.current = now;
    return stop;
  }, [first, show]);
}
