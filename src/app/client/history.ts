import { routeOfPath, withBase } from '../../ui/base.ts';

/** An entry of the browser's history, as the site knows it. */
export interface Visit {
  /** Route without the base path. */
  route: string;
  /** With its `#`, or empty. */
  hash: string;
  /** Names the entry, also after a reload: where its scroll place is kept. */
  key: string;
}

type Listener = (visit: Visit, kind: 'push' | 'pop') => void;

const listeners = new Set<Listener>();

/** The entry that the address bar shows. */
export function currentVisit(): Visit {
  const state: unknown = history.state;
  const known =
    typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  const key = typeof known === 'string' ? known : newKey();
  if (key !== known) history.replaceState({ key }, '');
  return { route: routeOfPath(location.pathname) ?? '/', hash: location.hash, key };
}

/** Whether a step back or forward changed the address before there was an application to follow it. */
export function wasLeftEarly(): boolean {
  // Safari 14 does not say which address it loaded.
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded !== undefined &&
    routeOfPath(new URL(loaded.name).pathname) !== routeOfPath(location.pathname)
  );
}

/** Goes to a route of the site (with `?…` and `#…`, without base path) as a new entry; to the shown one, in its place. */
export function visit(address: string): void {
  const to = new URL(withBase(address), location.href);
  const key = newKey();
  history[to.href === location.href ? 'replaceState' : 'pushState']({ key }, '', to);
  tell({ route: routeOfPath(to.pathname) ?? '/', hash: to.hash, key }, 'push');
}

/** Calls `listener` at each new entry and each step back or forward; returns what ends that. */
export function onVisit(listener: Listener): () => void {
  const onPop = () => tell(currentVisit(), 'pop');
  if (listeners.size === 0) addEventListener('popstate', onPop);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', onPop);
  };
}

function tell(now: Visit, kind: 'push' | 'pop'): void {
  for (const listener of listeners) listener(now, kind);
}

const newKey = () => Math.random().toString(36).slice(2, 10);
