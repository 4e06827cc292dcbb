import type { Location } from 'react-router-dom';
import { ERASED, STORED_DATA } from '../content/stored-data.ts';
import { flagScrollRestored } from '../ui/address/use-address.ts';
import { BASE, withBase } from '../ui/base.ts';

/** History entry -> pixels from the top. */
type Places = Record<string, number>;

const STORE = STORED_DATA.places.name(BASE);

/** Scroll positions of the visited history entries. */
const places = readPlaces();
addEventListener(ERASED, () => {
  for (const entry of Object.keys(places)) delete places[entry];
});

/** The first entry of every document has the same key: the path distinguishes them. */
const nameOf = ({ key, pathname }: Location) => key + pathname;

/** Stores the scroll position of a history entry. */
export function rememberScroll(location: Location): void {
  places[nameOf(location)] = scrollY;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // Storage is blocked or full: the position is lost after a reload.
  }
}

/**
 * Scrolls to the stored position of a history entry, its anchor or its top (spec section 2), and focuses its anchor or
 * title, so that a screen reader announces it.
 */
export function arrive(location: Location): void {
  const before = places[nameOf(location)];
  flagScrollRestored(before !== undefined);
  const anchor = anchorOf(location.hash);
  if (anchor || before !== undefined) document.documentElement.dataset.whole = '';
  focusFirst([anchor, document.querySelector<HTMLElement>('main h1')]);
  if (before === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: before ?? 0, behavior: 'instant' });
}

/** Focuses the first focusable element: one inside a closed tab is not. */
function focusFirst(targets: readonly (HTMLElement | null)[]): void {
  for (const target of targets) {
    if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    if (target && document.activeElement === target) return;
  }
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed address has no anchor.
    return null;
  }
}

/**
 * Loads the document of a history entry while the page of the route `shown` is displayed. A plain reload would restore
 * the scroll position of that page and ignore the anchor of the new one.
 */
export function loadWhole(entry: Location, shown: string): void {
  const place = places[nameOf(entry)];
  if (place !== undefined) {
    scrollTo({ top: place, behavior: 'instant' });
    location.reload();
    return;
  }
  const { href } = location;
  // The address of the displayed page first: for a new anchor of the current address, a browser would only scroll.
  history.replaceState(history.state, '', withBase(shown));
  location.replace(href);
}

/**
 * Disables the browser's scroll restoration, except for reloads. It is enabled in a hidden tab, which a phone may discard
 * without another event.
 */
export function ownScrolling(): void {
  const set = ({ type }: { type: string }) => {
    const leaves = type === 'pagehide' || (type === 'visibilitychange' && document.hidden);
    history.scrollRestoration = leaves ? 'auto' : 'manual';
  };
  // `pageshow`: also from the back/forward cache.
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, set);
  document.addEventListener('visibilitychange', set);
  set({ type: 'pageshow' });
}

/** Stored positions of this tab; empty when storage is blocked or invalid. */
function readPlaces(): Places {
  try {
    // `scrollTo` takes a position that is no number as the top.
    return { ...JSON.parse(sessionStorage.getItem(STORE) ?? '{}') };
  } catch {
    return {};
  }
}
