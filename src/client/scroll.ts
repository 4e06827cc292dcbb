import type { Location } from 'react-router-dom';
import { routeOfPath, withBase } from '../ui/base.ts';

/** Delay after the last scroll event until the scroll position is stored (Safari has no `scrollend` event). */
const STORE_DELAY_MS = 150;

/** The browser's state of a history entry: `key` is the router's, none after a full load; `top` is the stored position in pixels. */
const entryState = () => (history.state ?? {}) as { key?: string; top?: number };

/**
 * Key of the history entry whose page is shown, undefined after a full load; empty when no entry has this page. The current
 * entry is already another one while the next page loads.
 */
let shownKey: string | undefined;

/** Stores the scroll position in the history entry of the shown page, from where it survives reloads and discarded tabs. */
export function storeScroll(): void {
  const state = entryState();
  if (state.key === shownKey) history.replaceState({ ...state, top: scrollY }, '');
}

/** Whether Back or Forward changed the address before hydration. */
export function wasLeftEarly(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded !== undefined &&
    routeOfPath(new URL(loaded.name).pathname) !== routeOfPath(location.pathname)
  );
}

/** Stores scroll positions from now on, and sets that of a loaded document, unless its browser has done so or its visitor has scrolled. */
export function ownScrolling(): void {
  const { key, top } = entryState();
  shownKey = wasLeftEarly() ? '' : key;
  if (top && scrollY === 0 && shownKey === key) scrollTo({ top, behavior: 'instant' });
  let timer: number | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(storeScroll, STORE_DELAY_MS);
  });
  const setRestoration = ({ type }: { type: string }) => {
    // A phone may discard a hidden tab without an event, and load it again later.
    const isLeaving = type === 'pagehide' || (type === 'visibilitychange' && document.hidden);
    if (isLeaving) storeScroll();
    // Within the document, the browser would scroll before the other page is shown.
    history.scrollRestoration = isLeaving ? 'auto' : 'manual';
  };
  // `pageshow` also follows a return from the back/forward cache.
  for (const type of ['pagehide', 'pageshow', 'visibilitychange'])
    addEventListener(type, setRestoration);
  setRestoration({ type: 'pageshow' });
}

/**
 * Scrolls to the stored position of the current history entry, else to its anchor, else to the top (docs/contract.md#output). Focuses the
 * anchor or the title, so that a screen reader announces it.
 */
export function arrive({ hash }: Location): void {
  const { key, top } = entryState();
  shownKey = key;
  const anchor = openAnchor(hash);
  focusFirst([anchor, document.querySelector<HTMLElement>('main h1')]);
  if (top === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
}

/** Focuses the first element that accepts focus: one inside a hidden tab panel does not. */
function focusFirst(targets: readonly (HTMLElement | null)[]): void {
  for (const target of targets) {
    if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    if (target && document.activeElement === target) return;
  }
}

/** Finds the element of an anchor (`#dons`); null without one. Opens its `<details>`: browsers open only one around the anchor. */
export function openAnchor(hash: string): HTMLElement | null {
  try {
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    anchor?.closest('details')?.toggleAttribute('open', true);
    return anchor;
  } catch {
    // A malformed address has no anchor.
    return null;
  }
}

/**
 * Loads the document of the current history entry, when the router cannot show its page and still shows that of the route
 * `shown`. A reload keeps the scroll position, so it serves only for an entry with a stored one.
 */
export function loadWhole(shown: string): void {
  const { top } = entryState();
  if (top !== undefined) {
    scrollTo({ top, behavior: 'instant' });
    location.reload();
    return;
  }
  const { href } = location;
  // `replace` with an address that differs from the current one by its anchor only would scroll, not load.
  history.replaceState(history.state, '', withBase(shown));
  location.replace(href);
}
