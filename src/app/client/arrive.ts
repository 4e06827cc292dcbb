const KEY = 'defilement';

type Places = Record<string, number>;

/** Where each visited entry of the history was scrolled to, in pixels. Read once: a first look at the store would hold up a tap. */
const places = keptPlaces();

function keptPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Places;
  } catch {
    return {};
  }
}

/** Notes how far the page of a history entry is scrolled; the store hears of it once the next page is painted. */
export function rememberScroll(key: string): void {
  places[key] = scrollY;
  setTimeout(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...keptPlaces(), ...places }));
    } catch {
      // A blocked or full store only loses the place.
    }
  });
}

/**
 * Arrives on a page: back where it was left, at its anchor, or at its top (spec section 2),
 * with its title focused so that a screen reader announces it.
 */
export function arrive(key: string, hash: string): void {
  const before = places[key];
  const anchor = anchorOf(hash);
  const title = document.querySelector<HTMLElement>('main h1');
  const target = anchor ?? title;
  if (target) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  if (before !== undefined) scrollTo({ top: before, behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A malformed address has no anchor.
    return null;
  }
}
