import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** True once the page is scrolled more than `threshold` pixels. */
export const useScrolled = (threshold: number) =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
