import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Stored value of a key: absent, a list, or `unreadable` (broken, written by another program, or storage is blocked). */
export type Stored =
  | { kind: 'none' }
  | { kind: 'list'; items: readonly unknown[] }
  | { kind: 'unreadable'; reason: unknown };

/** Parses a stored text; never throws. */
export function parseStored(text: string | null): Stored {
  if (text === null) return { kind: 'none' };
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items)) return { kind: 'list', items };
    return { kind: 'unreadable', reason: new Error('What is stored is not a list.') };
  } catch (reason) {
    return { kind: 'unreadable', reason };
  }
}

/** Properties of a value that is an object; undefined for a list or any other value. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

const CHANGE = 'stored-change';

/** Reads and parses a key of localStorage. Never throws: a blocked storage gives `unreadable`. */
export function readList(key: string): Stored {
  try {
    return parseStored(localStorage.getItem(key));
  } catch (reason) {
    return { kind: 'unreadable', reason };
  }
}

/** Stores a list as JSON and notifies the `useStored` hooks of this page. Throws when the storage is blocked or full. */
export function writeList(key: string, items: readonly unknown[]): void {
  localStorage.setItem(key, JSON.stringify(items));
  dispatchEvent(new Event(CHANGE));
}

/** Calls `notify` when stored data may have changed, in this page or another tab; returns the unsubscribe function. */
function watchStored(notify: () => void): () => void {
  for (const event of ['storage', CHANGE]) addEventListener(event, notify);
  return () => {
    for (const event of ['storage', CHANGE]) removeEventListener(event, notify);
  };
}

// Snapshots that no stored text is equal to.
const NOT_HYDRATED = '\0';
const BLOCKED = '\0blocked';

/** Current stored value of a key, updated when it changes; undefined until hydrated. */
export function useStored(key: string): Stored | undefined {
  const read = useCallback(() => {
    try {
      return localStorage.getItem(key);
    } catch {
      return BLOCKED;
    }
  }, [key]);
  const snapshot = useSyncExternalStore(watchStored, read, () => NOT_HYDRATED);
  return useMemo(() => (snapshot === NOT_HYDRATED ? undefined : readList(key)), [key, snapshot]);
}
