import { routeOfPath } from '../ui/base.ts';
import { targetOf } from './page-clicks.ts';
import { loadPage } from './pages.ts';

/** `navigator.connection`, where the browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Pages fetched ahead for one page that is read on a slow network: 3 or 4 KB each. */
const MOST_ON_3G = 4;

/** How long a page, and then a link in view, stays before the link's page is fetched (ms): who scrolls past is not reading. */
const STAYS = 200;

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor has asked for as little data as possible. */
export const savesData = () => connection()?.saveData === true;

/** How many pages of links in view are fetched ahead: none for who saves data, or hardly has a network. */
function mostInView(): number {
  const { effectiveType = '' } = connection() ?? {};
  if (savesData() || /2g$/.test(effectiveType)) return 0;
  return effectiveType === '3g' ? MOST_ON_3G : Number.POSITIVE_INFINITY;
}

/**
 * Fetches the page of a link as soon as a finger or the pointer comes to it, and, where the network
 * allows, those of the links that stay in view. Returns what ends that.
 */
export function prefetchLinks(): () => void {
  const onHint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link) prefetch(link);
  };
  const most = mostInView();
  const hints = ['touchstart', 'focusin', ...(most > 0 ? ['pointerover'] : [])];
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const end = prefetchInView(most);
  return () => {
    end();
    for (const hint of hints) document.removeEventListener(hint, onHint);
  };
}

/** Fetches the page of a link; returns its route when it is another page of the site. */
function prefetch(link: HTMLAnchorElement): string | undefined {
  const route = targetOf(link)?.pathname;
  if (route === undefined || route === routeOfPath(location.pathname)) return undefined;
  // A click on the link fetches again, and handles the error.
  loadPage(route).catch(() => {});
  return route;
}

/** Fetches the pages of the first links of the page's own text that stay in view; returns what ends that. */
function prefetchInView(most: number): () => void {
  if (most === 0 || !('IntersectionObserver' in window)) return () => {};
  const waiting = new Map<Element, number>();
  const fetched = new Set<string | undefined>();
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      clearTimeout(waiting.get(target));
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const take = () => {
        observer.unobserve(target);
        if (fetched.size < most) fetched.add(prefetch(target));
        fetched.delete(undefined);
      };
      waiting.set(target, window.setTimeout(take, STAYS));
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
