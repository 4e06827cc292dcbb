import { keepPlace } from '../../ui/address/kept-place.ts';
import { keepPlaces, keptPlaces } from './kept-places.ts';
import { oncePainted } from './once-painted.ts';

/** Where each visited entry of the history was scrolled to. Read once: a first look at the store would hold up a tap. */
const places = keptPlaces();

/** Notes how far the page of a history entry is scrolled; the store hears of it once the next page is painted. */
export function rememberScroll(key: string): void {
  places[key] = scrollY;
  setTimeout(() => keepPlaces(places));
}

/** How far the page of a history entry was scrolled, in pixels; undefined where it was never left. */
export const placeOf = (key: string): number | undefined => places[key];

/**
 * Arrives on a page: back where it was left, at its anchor, or at its top (spec section 2),
 * with its title focused so that a screen reader announces it.
 */
export function arrive(key: string, hash: string): void {
  const before = placeOf(key);
  keepPlace(before !== undefined);
  const anchor = anchorOf(hash);
  const title = document.querySelector<HTMLElement>('main h1');
  focusOncePainted([anchor, title]);
  if (before !== undefined) scrollTo({ top: before, behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Focuses the first element that takes it: a place inside a closed tab does not. Before the page is
 * painted, a new focus would have its styles and places computed a second time.
 */
function focusOncePainted(targets: readonly (HTMLElement | null)[]): void {
  const shown = targets.filter((target) => target !== null);
  for (const target of shown) if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  oncePainted(() => {
    shown.some((target) => {
      focusInPlace(target);
      return document.activeElement === target;
    });
    return undefined;
  });
}

/** An old Safari scrolls to what takes the focus, whatever it is asked: the page goes back where it was. */
function focusInPlace(target: HTMLElement): void {
  const top = scrollY;
  target.focus({ preventScroll: true });
  if (scrollY !== top) scrollTo({ top, behavior: 'instant' });
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed address has no anchor.
    return null;
  }
}
