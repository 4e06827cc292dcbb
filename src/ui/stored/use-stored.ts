import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { rawOf, readStored, watchStored } from './browser-store.ts';
import type { Stored } from './stored-list.ts';

const NOT_YET = '\0';
const BLOCKED = '\0blocked';

/** What stands under a key, kept up to date; undefined until the page is alive. */
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
