import { routeOfPath } from '../../ui/base.ts';
import { targetOf } from './links.ts';
import { loadPage } from './pages.ts';
import { prefetchInView } from './prefetch-in-view.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

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
  const end = metered ? undefined : prefetchInView(prefetch);
  return () => {
    end?.();
    for (const hint of hints) document.removeEventListener(hint, onHint);
  };
}

/** True when the link leads to another page of the site. */
function prefetch(link: HTMLAnchorElement): boolean {
  const route = targetOf(link)?.route;
  if (route === undefined || route === routeOfPath(location.pathname)) return false;
  // Whoever follows the link asks again, and is told.
  loadPage(route).catch(() => {});
  return true;
}
