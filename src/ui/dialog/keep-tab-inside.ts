const STOPS = 'a[href],button:not([disabled]),input,select,textarea,summary';

/** A press of a key, as the page or React tells of it. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

/** Sends Tab from the last visible stop of a box to its first, and back: a modal keeps the keyboard. */
export function keepTabInside(box: HTMLElement, event: KeyPress): void {
  if (event.key !== 'Tab') return;
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const leaves = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!leaves) return;
  event.preventDefault();
  stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
}

/** Older browsers know boxes only: what has none is not shown. */
const isShown = (stop: HTMLElement) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0;
