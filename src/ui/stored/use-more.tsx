import { useEffect, useRef, useState } from 'react';
import { button } from '../button/button.css.ts';

/** Items shown at a time: thousands would freeze a phone. */
const STEP = 50;

/** Pagination of a list of `count` items: `limit` items are shown, `more` is the button. `stops` selects one focusable element per item. */
export function useMore(count: number, label: string, stops: string) {
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  const [focusAt, focusOn] = useState<number>();
  // The focused element was removed: the button when all are shown, or a deleted item.
  useEffect(() => {
    if (focusAt === undefined) return;
    const found = [...(box.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const stop = found[Math.min(focusAt, found.length - 1)];
    // A table row is focusable only with a tabindex.
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
