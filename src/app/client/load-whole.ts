import { withBase } from '../../ui/base.ts';
import { placeOf } from './arrive.ts';

/**
 * Has the server answer for the entry that the address shows, of this key, while the page of the route
 * `shown` still stands. A reload alone would put the new page where that one is scrolled to, and never
 * at its anchor.
 */
export function loadWhole(key: string, shown: string): void {
  const place = placeOf(key);
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
