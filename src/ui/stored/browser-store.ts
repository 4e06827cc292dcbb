import { parseStored, type Stored } from './stored-list.ts';

const CHANGE = 'stored-change';

/** Reads a key of the browser's storage; a blocked storage is unreadable, never an exception. */
export function readStored(key: string): Stored {
  const text = rawOf(key);
  return typeof text === 'object' && text !== null
    ? { kind: 'unreadable', reason: text.reason }
    : parseStored(text);
}

/** Stores a list and tells this page. Throws when the storage is blocked or full. */
export function writeStored(key: string, items: readonly unknown[]): void {
  localStorage.setItem(key, JSON.stringify(items));
  dispatchEvent(new Event(CHANGE));
}

/** What stands under a key as text, or why it cannot be read. */
export function rawOf(key: string): string | null | { reason: unknown } {
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    return { reason };
  }
}

/** Calls back when a key may have changed, in this page or in another tab. */
export function watchStored(key: string, notify: () => void): () => void {
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
