import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeByDay } from '../../../src/client/closings.ts';
import { fakeBrowser } from './browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  // The last minute of the day in Libreville, and the first of the next.
  ['2026-02-28T22:59:00Z', true, false],
  ['2026-03-01T12:00:00Z', true, false],
  ['2026-03-01T22:59:00Z', true, false],
  ['2026-03-01T23:00:00Z', false, true],
])('at %s what ends on the first of March shows: %s', (instant, open, after) => {
  vi.setSystemTime(instant);
  const elements = fakeBrowser();
  const [until, next, both] = [
    { dataset: { until: '2026-03-01' }, hidden: false },
    { dataset: { after: '2026-03-01' }, hidden: false },
    { dataset: { until: '2026-03-01', after: '2026-01-01' }, hidden: true },
  ];
  elements.set('[data-until], [data-after]', [until, next, both]);
  closeByDay();
  expect([until, next, both].map(({ hidden }) => !hidden)).toEqual([open, after, open]);
});
