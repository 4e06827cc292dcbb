import { useEffect, useRef, useState } from 'react';
import { button } from '../button/button.css.ts';

/** Items shown at once: thousands would freeze a phone. */
const STEP = 50;

/** The first of a long list, and the button for more. `stops` selects in its box what may take the focus, one for each item. */
export function useMore(count: number, label: string, stops: string) {
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  const [focusAt, focusOn] = useState<number>();
  // The element that had the focus is gone: the button once all are shown, or a deleted item.
  useEffect(() => {
    if (focusAt === undefined) return;
    const found = [...(box.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const stop = found[Math.min(focusAt, found.length - 1)];
    // A row of a table takes the focus only when it is told so.
    if (stop && stop.tabIndex < 0) stop.tabIndex = -1;
    stop?.focus();
    focusOn(undefined);
  }, [focusAt, stops]);
  const showMore = () => {
    setLimit(limit + STEP);
    if (limit + STEP >= count) focusOn(limit);
  };
  const more = count > limit && (
    <button type="button" className={button({ variant: 'outline' })} onClick={showMore}>
      {label}
    </button>
  );
  return { box, limit, more, focusOn };
}
