import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds in which a frame that has just sent its height may correct it: its fonts come late. */
const CORRECTION = 1000;

interface Contents {
  /** What stands in for a frame that does not come, while it does. */
  fallback: RefObject<HTMLElement | null>;
  failed: boolean;
  /** Height of the frame in pixels, once it has sent it. */
  height: number | undefined;
}

/**
 * True once a box may take the height of what it holds without moving anything on the screen:
 * whatever stands below it is out of sight then. Until that moment the box keeps the room set
 * aside for it.
 */
export function useSettled(
  area: RefObject<HTMLElement | null>,
  { fallback, failed, height }: Contents,
) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled || (!failed && height === undefined)) return;
    const settle = () => {
      const box = area.current?.getBoundingClientRect();
      const needed = failed ? fallback.current?.offsetHeight : height;
      if (!box || needed === undefined) return;
      if (Math.min(box.bottom, box.top + needed) >= innerHeight) setSettled(true);
    };
    const timer = setTimeout(() => {
      settle();
      addEventListener('scroll', settle, { passive: true });
    }, CORRECTION);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', settle);
    };
  }, [area, fallback, failed, height, settled]);
  return settled;
}
