import { routeOfPath } from '../ui/base.ts';
import { lateStyles } from '../ui/late-styles.ts';
import { targetOf } from './page-clicks.ts';
import { loadPage } from './pages.ts';

/** Maximum number of links in view to prefetch, by kind of network: few on 3G, where each page of 3 or 4 KB counts. */
const MAX_IN_VIEW: Readonly<Record<string, number>> = { 'slow-2g': 0, '2g': 0, '3g': 4 };

/** Delay after the page's start, and again while a link is in view: links that are scrolled past cost no data. */
const DELAY_MS = 200;

/**
 * Prefetches pages of links that are touched or focused; with enough network also hovered or in view; none with data saving.
 * Returns a stop function.
 */
export function prefetchLinks(): () => void {
  if (navigator.connection?.saveData) return () => {};
  const onHint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) prefetch(link);
  };
  const max = MAX_IN_VIEW[navigator.connection?.effectiveType ?? ''] ?? Number.POSITIVE_INFINITY;
  const hints = ['touchstart', 'focusin', ...(max > 0 ? ['pointerover'] : [])];
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const end = prefetchInView(max);
  return () => {
    end();
    for (const hint of hints) document.removeEventListener(hint, onHint);
  };
}

/** Prefetches the page of a link; returns its route, undefined for the current page and other sites. */
function prefetch(link: HTMLAnchorElement): string | undefined {
  const route = targetOf(link)?.pathname;
  if (route === undefined || route === routeOfPath(location.pathname)) return undefined;
  // A failed prefetch is ignored: a click on the link fetches the page again, and handles the error.
  loadPage(route).catch(() => {});
  void lateStyles();
  return route;
}

/** Prefetches the pages of up to `max` links of `main` that stay in view; returns a function that stops prefetching. */
function prefetchInView(max: number): () => void {
  if (max === 0 || !('IntersectionObserver' in window)) return () => {};
  const waiting = new Map<Element, number>();
  const fetched = new Set<string>();
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const fetchPage = () => {
        observer.unobserve(target);
        const route = fetched.size < max ? prefetch(target) : undefined;
        if (route !== undefined) fetched.add(route);
      };
      waiting.set(target, window.setTimeout(fetchPage, DELAY_MS));
    }
  });
  // Prefetching must not delay the paint of the current page.
  const begin = window.setTimeout(() => {
    for (const link of document.querySelectorAll('#contenu a[href]')) observer.observe(link);
  }, DELAY_MS);
  return () => {
    clearTimeout(begin);
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
