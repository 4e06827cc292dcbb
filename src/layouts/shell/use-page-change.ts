import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `act` after each navigation, also to the same page, before the browser paints the new page: a click in between
 * would otherwise reach what `act` is about to remove. Not at the first render: a menu that was opened before hydration
 * must not be closed by it.
 */
export function usePageChange(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) act();
    shown.current = key;
  });
}
