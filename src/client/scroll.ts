import type { Location } from 'react-router-dom';
import { ERASED, STORED_DATA } from '../content/stored-data.ts';
import { BASE, withBase } from '../ui/base.ts';

/** History entry -> pixels from the top. */
type Places = Record<string, number>;

const STORE = STORED_DATA.places.name(BASE);

/** Scroll positions of the visited history entries. */
const places = readPlaces();
addEventListener(ERASED, () => {
  for (const entry of Object.keys(places)) delete places[entry];
});

/** After each full load, React Router gives the first entry the same key: the path makes the name unique. */
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
 * Scrolls to the stored position of a history entry, else to its anchor, else to the top (spec section 2). Focuses the anchor
 * or the title, so that a screen reader announces it.
 */
export function arrive(location: Location): void {
  const before = places[nameOf(location)];
  const anchor = openAnchor(location.hash);
  if (anchor || before !== undefined) document.documentElement.dataset.whole = '';
  focusFirst([anchor, document.querySelector<HTMLElement>('main h1')]);
  if (before === undefined && anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: before ?? 0, behavior: 'instant' });
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
 * Loads a history entry's document, when the router cannot show its page: the address is that of `entry`, the displayed page
 * still that of the route `shown`. A reload keeps the scroll position, so it serves only for an entry with a stored one.
 */
export function loadWhole(entry: Location, shown: string): void {
  const place = places[nameOf(entry)];
  if (place !== undefined) {
    scrollTo({ top: place, behavior: 'instant' });
    location.reload();
    return;
  }
  const { href } = location;
  // `replace` with an address that differs from the current one by its anchor only would scroll, not load.
  history.replaceState(history.state, '', withBase(shown));
  location.replace(href);
}

/**
 * Disables the browser's scroll restoration, except for reloads. It stays enabled while the tab is hidden, because a phone
 * may discard a hidden tab without an event and reload it later.
 */
export function ownScrolling(): void {
  const set = ({ type }: { type: string }) => {
    const leaves = type === 'pagehide' || (type === 'visibilitychange' && document.hidden);
    history.scrollRestoration = leaves ? 'auto' : 'manual';
  };
  // `pageshow` also fires when the back/forward cache shows the page again.
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, set);
  document.addEventListener('visibilitychange', set);
  set({ type: 'pageshow' });
}

/** Stored positions of this tab; empty when storage is blocked or invalid. */
function readPlaces(): Places {
  try {
    // Not validated: `scrollTo` treats a value that is no number as 0.
    return { ...JSON.parse(sessionStorage.getItem(STORE) ?? '{}') };
  } catch {
    return {};
  }
}
