import { routeOfPath } from '../ui/base.ts';
import { targetOf } from './page-clicks.ts';
import { loadPage } from './pages.ts';

/** `navigator.connection`, where the browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Pages prefetched from one page on a slow network: 3 or 4 KB each. */
const MAX_ON_3G = 4;

/** Time that a page, then a link, remains in view before a prefetch: a visitor who scrolls past does not read. */
const DELAY_MS = 200;

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor has asked for as little data as possible. */
export const savesData = () => connection()?.saveData === true;

/** Number of links in view to prefetch: 0 with data saving or a very slow network. */
function maxInView(): number {
  const { effectiveType = '' } = connection() ?? {};
  if (savesData() || /2g$/.test(effectiveType)) return 0;
  return effectiveType === '3g' ? MAX_ON_3G : Number.POSITIVE_INFINITY;
}

/** Prefetches pages of links that are touched, focused, hovered or in view. Returns a function that stops it. */
export function prefetchLinks(): () => void {
  const onHint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) prefetch(link);
  };
  const max = maxInView();
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
  // A click on the link fetches again, and handles the error.
  loadPage(route).catch(() => {});
  return route;
}

/** Prefetches the pages of the first links of `main` that remain in view; returns a function that stops it. */
function prefetchInView(max: number): () => void {
  if (max === 0 || !('IntersectionObserver' in window)) return () => {};
  const waiting = new Map<Element, number>();
  const fetched = new Set<string | undefined>();
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const fetchPage = () => {
        observer.unobserve(target);
        if (fetched.size < max) fetched.add(prefetch(target));
        fetched.delete(undefined);
      };
      waiting.set(target, window.setTimeout(fetchPage, DELAY_MS));
    }
  });
  // The current page is painted first.
  const begin = window.setTimeout(() => {
    for (const link of document.querySelectorAll('#contenu a[href]')) observer.observe(link);
  }, DELAY_MS);
  return () => {
    clearTimeout(begin);
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
