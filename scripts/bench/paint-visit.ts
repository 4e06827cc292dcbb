import type { Browser } from 'playwright';
import { SLOW_4G, slowDown, withPhone } from './phone.ts';

/** What a browser tells of how a page appeared; times in milliseconds from the start of the visit. */
interface Paint {
  /** Largest and first contentful paint. */
  lcp: number;
  fcp: number;
  /** Sum of the layout shifts. */
  cls: number;
  /** What the long tasks after first paint take beyond 50 ms each. */
  blocking: number;
}

/** A visit also tells what its largest contentful paint was: only the same thing can be compared. */
export interface PaintVisit extends Paint {
  /** Name of the element. */
  element: string;
}

/** Milliseconds after `load` until which tasks and shifts are counted: the application starts there. */
const AFTERWARDS = 2500;

/** As text: the compiler's helpers do not exist in the page. */
const WATCH = `
const seen = (window.benchPaint = { lcp: 0, element: '', fcp: 0, cls: 0, tasks: [] });
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; seen.element = entry.element?.tagName ?? ''; });
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
watch('longtask', (entry) => { seen.tasks.push([entry.startTime, entry.duration]); });
`;

interface Seen extends Omit<PaintVisit, 'blocking'> {
  /** Start and length. */
  tasks: [number, number][];
}

/** Visits an address for the first time on slow 4G and reads how it appeared. */
export const paintOf = (browser: Browser, address: string): Promise<PaintVisit> =>
  withPhone(browser, async (page) => {
    await page.addInitScript({ content: WATCH });
    await slowDown(page, SLOW_4G);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(AFTERWARDS);
    const { tasks, ...paint }: Seen = await page.evaluate(() => Reflect.get(window, 'benchPaint'));
    return { ...paint, blocking: blockingTime(tasks, paint.fcp) };
  });

/** Milliseconds beyond 50 of each task's part after `from`. */
export const blockingTime = (tasks: readonly (readonly [number, number])[], from: number) =>
  tasks.reduce((sum, [start, length]) => {
    const after = Math.min(length, start + length - from);
    return sum + Math.max(0, after - 50);
  }, 0);
