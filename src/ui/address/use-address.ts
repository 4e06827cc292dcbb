import { useRef, useSyncExternalStore } from 'react';

const CHANGE = 'address-change';
const EVENTS = [CHANGE, 'popstate', 'hashchange'];

/** Notifies the live blocks that the address may have changed: the history has no event for that. */
export const announceAddress = () => dispatchEvent(new Event(CHANGE));

let isLeft = false;

/** Says whether the address is already that of another page, which is on its way. */
export function leaveAddress(left: boolean): void {
  isLeft = left;
}

/**
 * Changes the address without leaving the page; the router keeps its own note of this place. Nothing
 * while another page is on its way, whose address it would spoil.
 */
export function changeAddress(address: string, how: 'push' | 'replace'): void {
  if (isLeft) return;
  if (how === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  announceAddress();
}

/**
 * What `read` finds in the address, kept up to date; an empty text until the page is hydrated. Another
 * path belongs to another page, which is on its way: what was found last stays until then.
 */
export function useAddress(read: () => string): string {
  const last = useRef<{ path: string; found: string }>(undefined);
  return useSyncExternalStore(
    onAddressChange,
    () => {
      if (last.current && last.current.path !== location.pathname) return last.current.found;
      last.current = { path: location.pathname, found: read() };
      return last.current.found;
    },
    () => '',
  );
}

/** Calls `notify` when the address may have changed; returns what ends it. */
export function onAddressChange(notify: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, notify);
  return () => {
    for (const event of EVENTS) removeEventListener(event, notify);
  };
}

let isPlaceRestored: boolean | undefined;

/** Says whether the page that has just been shown stands where its visitor had left it. */
export function keepPlace(isKept: boolean): void {
  isPlaceRestored = isKept;
}

/**
 * Whether the page stands where its visitor had left it, after a step back or a reload: what the address
 * names is chosen then, but nothing moves.
 */
export const isPlaceKept = (): boolean => isPlaceRestored ?? wasLoadedAgain();

function wasLoadedAgain(): boolean {
  // Safari 14 does not say how it came.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'reload' || loaded?.type === 'back_forward';
}
