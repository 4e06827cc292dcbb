import { dayInGabon } from '../site/days.ts';

/**
 * Hides what ends on a day (`data-until`) and shows what follows it (`data-after`), by the visitor's clock: a page
 * of the cache, or one that stays open, asks for no money after the end.
 */
export function closeByDay(): void {
  const today = dayInGabon(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after = '' } = element.dataset;
    element.hidden = until === undefined ? today <= after : until < today;
  }
}
