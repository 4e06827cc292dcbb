import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `act` after each navigation, also to the same page; not on mount, since a menu that was opened
 * before hydration stays open.
 */
export function usePageChange(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) act();
    shown.current = key;
  });
}
