import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** On a phone's screen, and still on the part of it that counts once the page is zoomed. */
const ON_SCREEN: Point = { x: 100, y: 200 };

/** Fingers on a page, for what Playwright's own touch screen does not do: pinches, drags, several at once. */
export async function touching(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number; id?: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    /** Makes the page `scaleFactor` times as large. */
    zoom: (scaleFactor: number) =>
      session.send('Input.synthesizePinchGesture', {
        ...ON_SCREEN,
        scaleFactor,
        relativeSpeed: 400,
      }),
    /** Draws one finger sideways, a step for each frame. */
    async drag({ x, y }: Point, by: number) {
      await send('touchStart', [{ x, y }]);
      for (let step = 1; step <= 12; step++) {
        await send('touchMove', [{ x: x + (by * step) / 12, y }]);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await send('touchEnd', []);
    },
    /** Sets two fingers down, one after the other, and lifts them the same way. */
    async tapTwo(first: Point, second: Point) {
      const [one, other] = [
        { ...first, id: 0 },
        { ...second, id: 1 },
      ];
      await send('touchStart', [one]);
      await send('touchStart', [one, other]);
      // The one that is lifted.
      await send('touchEnd', [one]);
      await send('touchEnd', []);
    },
  };
}
