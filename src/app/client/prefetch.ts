import { targetOf } from './links.ts';
import { loadPage } from './pages.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the visitor pays for each byte: nothing is fetched that was not asked for. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches the page of a link as soon as a finger or the pointer comes to it. */
export function prefetchLinks(): () => void {
  const onHint = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link && targetOf(link);
    if (target && target.route !== location.pathname) loadPage(target.route).catch(() => {});
  };
  const hints = isMetered() ? ['touchstart', 'focusin'] : ['touchstart', 'pointerover', 'focusin'];
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
  };
}
