import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `act` after each navigation, also to the same page. Not at the first render: a menu that was opened before
 * hydration must not be closed by it.
 */
export function usePageChange(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) act();
    shown.current = key;
  });
}
