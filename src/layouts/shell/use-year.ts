import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The current year; the build's own until hydration is done, so that both renders agree. */
export const useYear = (built: number) =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
