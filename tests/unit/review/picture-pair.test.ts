import { expect, test } from 'vitest';
import { differences, type Pixels } from '../../../src/review/visuals/picture-pair.ts';

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

test('two equal pictures have no frames', () => {
  const one = () => picture(100, 100, [10, 10, 20, 20]);
  expect(differences(one(), one())).toEqual({ before: [], after: [] });
});

test('what changed in place is framed alike on both sides, apart when it stands apart', () => {
  const before = picture(300, 200, [20, 20, 10, 10]);
  const after = picture(300, 200, [20, 20, 20, 10], [200, 25, 10, 10], [50, 150, 30, 8]);
  const frames = [
    { y: 20, height: 15 },
    { y: 150, height: 8 },
  ];
  expect(differences(before, after)).toEqual({ before: frames, after: frames });
});

test('a block put in frames its own place, and the place where it is missing, not what it pushes down', () => {
  const lines = (pushed: number) =>
    Array.from({ length: 30 }, (_, y): Box => [5 + y, y * 20 + (y < 10 ? 0 : pushed), 40 + y, 8]);
  const before = picture(200, 600, ...lines(0));
  const after = picture(200, 660, ...lines(60), [50, 210, 100, 40]);
  const frames = differences(before, after);
  expect([frames.before, frames.after]).toMatchObject([[{ height: 0 }], [{ height: 60 }]]);
  const [{ y = 0, height = 0 } = {}] = frames.after;
  expect([y > 180, y + height < 270]).toEqual([true, true]);
});
