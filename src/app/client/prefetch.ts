import { routeOfPath } from '../../ui/base.ts';
import { targetOf } from './page-clicks.ts';
import { loadPage } from './pages.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Pages fetched ahead for one page that is read: a few KB each. */
const MOST = 3;

/** How long a page, and then a link in view, stays before the link's page is fetched (ms): who scrolls past is not reading. */
const STAYS = 200;

/** True when the visitor pays for each byte: nothing is fetched that was not asked for. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const { saveData, effectiveType = '', type } = connection ?? {};
  return saveData === true || /2g$|^3g$/.test(effectiveType) || type === 'cellular';
}

/**
 * Fetches the page of a link as soon as a finger or the pointer comes to it, and, where bytes are
 * not counted, those of a few links that stay in view.
 */
export function prefetchLinks(): () => void {
  const onHint = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) prefetch(link);
  };
  const metered = isMetered();
  const hints = metered ? ['touchstart', 'focusin'] : ['touchstart', 'pointerover', 'focusin'];
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const end = metered ? undefined : prefetchInView();
  return () => {
    end?.();
    for (const hint of hints) document.removeEventListener(hint, onHint);
  };
}

/** True when the link leads to another page of the site. */
function prefetch(link: HTMLAnchorElement): boolean {
  const route = targetOf(link)?.pathname;
  if (route === undefined || route === routeOfPath(location.pathname)) return false;
  // Whoever follows the link asks again, and is told.
  loadPage(route).catch(() => {});
  return true;
}

/** Fetches the pages of the first links of the page's own text that stay in view; returns what ends that. */
function prefetchInView(): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const waiting = new Map<Element, number>();
  let left = MOST;
  const take = (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    if (left > 0 && prefetch(link)) left -= 1;
    if (left === 0) observer.disconnect();
  };
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      clearTimeout(waiting.get(target));
      if (isIntersecting && target instanceof HTMLAnchorElement)
        waiting.set(target, window.setTimeout(take, STAYS, target));
    }
  });
  // A new page is painted first.
  const begin = window.setTimeout(() => {
    for (const link of document.querySelectorAll('#contenu a[href]')) observer.observe(link);
  }, STAYS);
  return () => {
    clearTimeout(begin);
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
