import { BASE } from '../../ui/base.ts';

/** In pixels from the top, by the key of the history's entry. */
type Places = Record<string, number>;

// Previews and other sites may stand on the same host.
const KEY = `defilement:${BASE}`;

/** The places that this tab keeps; none when its store is blocked or holds something else. */
export function keptPlaces(): Places {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isPlaces(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Adds places to those that the tab keeps. */
export function keepPlaces(places: Places): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...keptPlaces(), ...places }));
  } catch {
    // A blocked or full store only loses the place.
  }
}

const isPlaces = (kept: unknown): kept is Places =>
  typeof kept === 'object' &&
  kept !== null &&
  !Array.isArray(kept) &&
  Object.values(kept).every(Number.isFinite);
