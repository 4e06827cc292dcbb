import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parseStored, type Stored } from './stored-list.ts';

const CHANGE = 'stored-change';

/** Reads and parses a key of localStorage. Never throws: a blocked storage gives `unreadable`. */
export function readStored(key: string): Stored {
  const text = readRaw(key);
  return typeof text === 'object' && text !== null
    ? { kind: 'unreadable', reason: text.reason }
    : parseStored(text);
}

/** Stores a list as JSON and notifies the `useStored` hooks of this page. Throws when the storage is blocked or full. */
export function writeStored(key: string, items: readonly unknown[]): void {
  localStorage.setItem(key, JSON.stringify(items));
  dispatchEvent(new Event(CHANGE));
}

/** Stored text of a key; null when absent; an object with the error when the storage is blocked. */
function readRaw(key: string): string | null | { reason: unknown } {
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    return { reason };
  }
}

/** Calls `notify` when a key may have changed, in this page or another tab; returns the unsubscribe function. */
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

const NOT_HYDRATED = '\0';
const BLOCKED = '\0blocked';

/** Current stored value of a key, updated when it changes; undefined until hydrated. */
export function useStored(key: string): Stored | undefined {
  const subscribe = useCallback((notify: () => void) => watchStored(key, notify), [key]);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => {
      const raw = readRaw(key);
      return typeof raw === 'object' && raw !== null ? BLOCKED : raw;
    },
    () => NOT_HYDRATED,
  );
  return useMemo(() => (snapshot === NOT_HYDRATED ? undefined : readStored(key)), [key, snapshot]);
}
