import { expect, test } from 'vitest';
import type { Pixels } from '../../../src/review/visuals/rect.ts';
import { differingRegions } from '../../../src/review/visuals/regions.ts';

/** A white picture with black boxes. */
function picture(
  width: number,
  height: number,
  ...boxes: [number, number, number, number][]
): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [x, y, w, h] of boxes) {
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height, data };
}

test('two equal pictures have no regions', () => {
  const one = picture(100, 100, [10, 10, 20, 20]);
  expect(differingRegions(one, picture(100, 100, [10, 10, 20, 20]))).toEqual({
    before: [],
    after: [],
  });
});

test('what changed in place is marked on both sides, apart when it stands apart', () => {
  const before = picture(300, 200, [20, 20, 10, 10]);
  const after = picture(300, 200, [20, 20, 20, 10], [200, 25, 10, 10]);
  const regions = differingRegions(before, after);
  expect(regions.after).toHaveLength(2);
  expect(regions.after[0]?.x).toBeGreaterThanOrEqual(20);
  expect(regions.after[1]).toMatchObject({ x: 194, width: 22 });
});

test('a block put in marks its own place, not what it pushes down', () => {
  const lines: [number, number, number, number][] = [];
  for (let y = 0; y < 30; y += 1) lines.push([5 + y, y * 20, 40 + y * 3, 8]);
  const pushed = lines.map(([x, y, w, h]): [number, number, number, number] => [
    x,
    y >= 200 ? y + 60 : y,
    w,
    h,
  ]);
  const before = picture(200, 600, ...lines);
  const after = picture(200, 660, ...pushed, [50, 210, 100, 40]);
  const { after: marks } = differingRegions(before, after);
  expect(marks.length).toBeGreaterThan(0);
  expect(Math.min(...marks.map(({ y }) => y))).toBeGreaterThanOrEqual(180);
  expect(Math.max(...marks.map(({ y, height }) => y + height))).toBeLessThanOrEqual(280);
});
