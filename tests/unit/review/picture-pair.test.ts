import { expect, test } from 'vitest';
import { diffRows, type Pixels } from '../../../src/review/visuals/picture-pair.ts';

type Box = [x: number, y: number, width: number, height: number];

/** A white picture with black boxes. */
function picture(width: number, height: number, ...boxes: Box[]): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [x, y, w, h] of boxes) {
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height, data };
}

test('two equal pictures have no changed rows', () => {
  const one = () => picture(100, 100, [10, 10, 20, 20]);
  expect(diffRows(one(), one())).toEqual({ before: [], after: [] });
});

test('changes in place are the same rows on both sides, and distant ones are separate', () => {
  const before = picture(300, 200, [20, 20, 10, 10]);
  const after = picture(300, 200, [20, 20, 20, 10], [200, 25, 10, 10], [50, 150, 30, 8]);
  const changedRows = [
    { y: 20, height: 15 },
    { y: 150, height: 8 },
  ];
  expect(diffRows(before, after)).toEqual({ before: changedRows, after: changedRows });
});

test('an inserted block is the only change, on both sides, not the rows that it moves down', () => {
  const lines = (pushed: number) =>
    Array.from({ length: 30 }, (_, y): Box => [5 + y, y * 20 + (y < 10 ? 0 : pushed), 40 + y, 8]);
  const before = picture(200, 600, ...lines(0));
  const after = picture(200, 660, ...lines(60), [50, 210, 100, 40]);
  const changedRows = diffRows(before, after);
  expect([changedRows.before, changedRows.after]).toMatchObject([
    [{ height: 0 }],
    [{ height: 60 }],
  ]);
  const [{ y = 0, height = 0 } = {}] = changedRows.after;
  expect([y > 180, y + height < 270]).toEqual([true, true]);
});
