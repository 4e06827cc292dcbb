const STOPS = 'a[href],button:not([disabled]),input,select,textarea';

/** Sends Tab from the last stop of a box to its first, and back: a modal keeps the keyboard. */
export function keepTabInside(
  box: HTMLElement,
  event: { key: string; shiftKey: boolean },
): boolean {
  if (event.key !== 'Tab') return false;
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const leaves = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!leaves) return false;
  stops.at(event.shiftKey ? -1 : 0)?.focus();
  return true;
}
