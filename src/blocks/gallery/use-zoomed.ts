import { useSyncExternalStore } from 'react';

/** How much larger than drawn the page must show: a pinch back to the whole page may end a hair above it. */
const LEAST = 1.01;

const subscribe = (notify: () => void) => {
  // Old browsers do not tell.
  const view = window.visualViewport;
  view?.addEventListener('resize', notify);
  return () => view?.removeEventListener('resize', notify);
};

/** True while two fingers have zoomed into the page. */
export const useZoomed = () =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > LEAST,
    () => false,
  );
