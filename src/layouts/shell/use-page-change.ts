import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `act` when a link or a step back was followed, also to the same page; not on mount, since
 * what opened before hydration stays open.
 */
export function usePageChange(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) act();
    shown.current = key;
  });
}
