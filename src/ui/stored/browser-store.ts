import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseStored, type Stored } from './stored-list.ts';

const CHANGE = 'stored-change';

/** Reads a key of the browser's storage; a blocked storage is unreadable, never an exception. */
export function readStored(key: string): Stored {
  const text = rawOf(key);
  return typeof text === 'object' && text !== null
    ? { kind: 'unreadable', reason: text.reason }
    : parseStored(text);
}

/** Stores a list and notifies this page. Throws when the storage is blocked or full. */
export function writeStored(key: string, items: readonly unknown[]): void {
  localStorage.setItem(key, JSON.stringify(items));
  dispatchEvent(new Event(CHANGE));
}

/** What stands under a key as text, or why it cannot be read. */
function rawOf(key: string): string | null | { reason: unknown } {
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    return { reason };
  }
}

/** Calls back when a key may have changed, in this page or in another tab. */
function watchStored(key: string, notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  addEventListener('storage', onStorage);
  addEventListener(CHANGE, notify);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(CHANGE, notify);
  };
}

const NOT_YET = '\0';
const BLOCKED = '\0blocked';

/** What stands under a key, kept up to date; undefined until the page is hydrated. */
export function useStored(key: string): Stored | undefined {
  const subscribe = useCallback((notify: () => void) => watchStored(key, notify), [key]);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => {
      const raw = rawOf(key);
      return typeof raw === 'object' && raw !== null ? BLOCKED : raw;
    },
    () => NOT_YET,
  );
  return useMemo(() => (snapshot === NOT_YET ? undefined : readStored(key)), [key, snapshot]);
}
