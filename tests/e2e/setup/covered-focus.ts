/** What the keys may lead to. */
export const STOPS = 'main :is(a[href],button,input,select,summary,[tabindex="0"])';

interface Step {
  stops: string;
  /** Which of the stops the next key leads to. */
  index: number;
  /** 1 for Tab, -1 for Shift+Tab. */
  way: 1 | -1;
  /** Where the stop stands on the screen before the key, in pixels from the top. */
  top: number;
}

/**
 * Gives the focus to the neighbour of a stop and scrolls the stop to a place of the screen; false
 * where there is no such pair. Runs inside the page, whole: it may use nothing from this module.
 */
export function prepareStep({ stops, index, way, top }: Step): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0,
  );
  const stop = all[index];
  const neighbour = all[index - way];
  if (!stop || !neighbour) return false;
  neighbour.focus({ preventScroll: true });
  scrollTo(0, scrollY + stop.getBoundingClientRect().top - top);
  return true;
}

/**
 * Names what has the focus when something lies over it or the screen ends before it (WCAG 2.4.11);
 * undefined when it can be seen. Runs inside the page, whole: it may use nothing from this module.
 */
export function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  const [line] = focused?.getClientRects() ?? [];
  if (!focused || !line) return 'nothing';
  const middle = line.left + line.width / 2;
  const shows = (y: number) => {
    const over = document.elementFromPoint(middle, y);
    return over !== null && (focused.contains(over) || over.contains(focused));
  };
  if (shows(line.top + 2) && shows(line.bottom - 2)) return undefined;
  return `${focused.localName} « ${focused.textContent.trim().slice(0, 40)} »`;
}
