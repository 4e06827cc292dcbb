import { useEffect, useRef, useState } from 'react';
import { button } from '../button/button.css.ts';

/** Number of items shown at first and added by each click: thousands in one step would freeze a phone. */
const STEP = 50;

/** Shows a list of `count` items in steps of `limit`, with the button `more`. The selector `stops` finds an element to focus in each item. */
export function useMore(count: number, label: string, stops: string) {
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  const [focusAt, focusOn] = useState<number>();
  // Moves the focus when the focused element was removed: a deleted item, or the button after the last step.
  useEffect(() => {
    if (focusAt === undefined) return;
    const found = [...(box.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const stop = found[Math.min(focusAt, found.length - 1)];
    // Without a tabindex a table row cannot be focused.
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
