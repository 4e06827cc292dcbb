import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds in which a frame that has just said its height may correct it: its fonts come late. */
const CORRECTION = 1000;

/**
 * True once a box may take the height of its frame without moving anything on the screen: whatever
 * stands below it is out of sight then. Until that moment the box keeps the room set aside for it.
 */
export function useSettled(area: RefObject<HTMLElement | null>, height: number | undefined) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled || height === undefined) return;
    const settle = () => {
      const box = area.current?.getBoundingClientRect();
      if (box && Math.min(box.bottom, box.top + height) >= innerHeight) setSettled(true);
    };
    const timer = setTimeout(() => {
      settle();
      addEventListener('scroll', settle, { passive: true });
    }, CORRECTION);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', settle);
    };
  }, [area, height, settled]);
  return settled;
}
