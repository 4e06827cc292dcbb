import { useEffect, useRef } from 'react';

/** Calls `act` when `path` changes; not on mount, since what opened before hydration stays open. */
export function usePageChange(path: string, act: () => void): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) act();
    shown.current = path;
  });
}
