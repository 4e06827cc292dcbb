import type { Location } from 'react-router-dom';
import { ERASED, KEPT } from '../content/kept.ts';
import { flagScrollRestored } from '../ui/address/use-address.ts';
import { BASE, withBase } from '../ui/base.ts';

/** In pixels from the top, by entry of the history. */
type Places = Record<string, number>;

const STORE = KEPT.places.name(BASE);

/** Where each visited entry of the history was scrolled to. */
const places = readPlaces();
addEventListener(ERASED, () => {
  for (const entry of Object.keys(places)) delete places[entry];
});

/** The first entry of every document has the same key: the path distinguishes them. */
const nameOf = ({ key, pathname }: Location) => key + pathname;

/** Notes how far the page of an entry of the history is scrolled. */
export function rememberScroll(location: Location): void {
  places[nameOf(location)] = scrollY;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(places));
  } catch {
    // A blocked or full store: the position is not kept.
  }
}

/**
 * Arrives on a page: back where it was left, at its anchor, or at its top (spec section 2),
 * with its title focused so that a screen reader announces it.
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

/** Focuses the first element that takes it: a place inside a closed tab does not. */
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
 * Has the server answer for the entry that the address shows, while the page of the route `shown` still
 * stands. A reload alone would put the new page where that one is scrolled to, and never at its anchor.
 */
export function loadWhole(entry: Location, shown: string): void {
  const place = places[nameOf(entry)];
  if (place !== undefined) {
    scrollTo({ top: place, behavior: 'instant' });
    location.reload();
    return;
  }
  const { href } = location;
  // From its own address: to the one that is already shown, with an anchor, a browser would only scroll.
  history.replaceState(history.state, '', withBase(shown));
  location.replace(href);
}

/**
 * The site restores the scroll position itself, except after a reload. A phone may discard a hidden tab
 * without another event: from there on the browser restores it.
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

/** The places that this tab keeps; none when its store is blocked or holds something else. */
function readPlaces(): Places {
  try {
    // A place that is no number is the top, for `scrollTo`.
    return { ...JSON.parse(sessionStorage.getItem(STORE) ?? '{}') };
  } catch {
    return {};
  }
}
