import { useRef, useSyncExternalStore } from 'react';

const CHANGE = 'address-change';
const EVENTS = [CHANGE, 'popstate', 'hashchange'];

/** Notifies live blocks that the address may have changed: browsers fire no event for `pushState` and `replaceState`. */
export const announceAddress = () => dispatchEvent(new Event(CHANGE));

/**
 * Changes the query or anchor of the page's address and preserves the router's history state. Does nothing while the next
 * page is loading (`html[data-navigating]`): the address bar already shows the next page's address.
 */
export function changeAddress(address: string, how: 'push' | 'replace'): void {
  if ('navigating' in document.documentElement.dataset) return;
  if (how === 'push') history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  announceAddress();
}

/**
 * Current result of `read`, which parses `location`; empty before hydration. While the next page is loading, `location` is
 * already that of the next page: the last result for this page is then returned.
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

/** Calls `notify` when the address may have changed; returns the unsubscribe function. */
function onAddressChange(notify: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, notify);
  return () => {
    for (const event of EVENTS) removeEventListener(event, notify);
  };
}
