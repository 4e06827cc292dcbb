import { expect, test } from 'vitest';
import { toIndexed } from '../../../src/vite/share/indexed.ts';
import { overlay } from '../../../src/vite/share/overlay.ts';
import { SHARE } from '../../../src/vite/share/panel.ts';
import { pointOf } from '../../../src/vite/share/points.ts';
import { tint } from '../../../src/vite/share/tint.ts';

const limits = { colours: 224, most: 96_000 };
const paint = {
  ground: '#000000',
  main: '#4d4d4d',
  highlight: '#b8b8b8',
  paper: '#ffffff',
  text: '#ffffff',
  second: '#ffffff',
  motif: '',
};

test('flat colours come out as they were, but for the last bit; a thin line takes the nearest of them', async () => {
  const [width, height] = [300, 200];
  const sky = [252, 244, 230];
  const leaf = [14, 63, 49];
  const thin = [199, 59, 26];
  const points = new Int32Array(width * height).fill(pointOf(sky));
  points.fill(pointOf(leaf), 100 * width);
  points.fill(pointOf(thin), 52 * width, 53 * width);
  const { pixels, palette } = await toIndexed(points, { width, height }, limits);
  const seen = (x: number, y: number) => palette[pixels[y * width + x] ?? 0];
  for (const [colour, found] of [
    [sky, seen(7, 3)],
    [leaf, seen(299, 199)],
  ] as const) {
    for (const at of colour.keys()) {
      expect(Math.abs((found?.[at] ?? 0) - (colour[at] ?? 0))).toBeLessThan(2);
    }
  }
  // The line lies between the points that colours are chosen by.
  expect([seen(7, 3), seen(299, 199)]).toContainEqual(seen(150, 52));
});

test('a picture may begin with white', async () => {
  const [width, height] = [100, 100];
  const points = new Int32Array(width * height).fill(pointOf([14, 63, 49]));
  points.fill(pointOf([255, 255, 255]), 0, 20 * width);
  const { pixels, palette } = await toIndexed(points, { width, height }, limits);
  expect(Math.min(...(palette[pixels[0] ?? 0] ?? []))).toBeGreaterThan(250);
  expect(pixels[0]).toBe(pixels[19 * width]);
});

test('each pixel takes the nearest colour that was chosen', async () => {
  const [width, height] = [256, 256];
  const points = Int32Array.from({ length: width * height }, (_, at) =>
    pointOf([at % 256, at >> 8, 128 - ((at % 256) >> 1)]),
  );
  const { pixels, palette } = await toIndexed(points, { width, height }, limits);
  expect(palette.length).toBeGreaterThan(100);
  const apart = (point: number, [red = 0, green = 0, blue = 0]: readonly number[]) =>
    Math.hypot((point & 255) - red, ((point >> 8) & 255) - green, ((point >> 16) & 255) - blue);
  for (let at = 0; at < points.length; at += 997) {
    const point = points[at] ?? 0;
    const best = Math.min(...palette.map((colour) => apart(point, colour)));
    // Shades that differ by less than four share a colour.
    expect(apart(point, palette[pixels[at] ?? 0] ?? [])).toBeLessThan(best + 8);
  }
});

test('a drawing covers what is below, shows it where it is bare, and mixes with it at its edge', () => {
  const left = SHARE.width - 2;
  const below = new Int32Array(2 * SHARE.height).fill(pointOf([0, 0, 200]));
  const width = SHARE.width;
  const over = new Int32Array(width * SHARE.height).fill(pointOf([200, 100, 0]));
  over[left] = 0x80_00_64_c8 | 0;
  over[left + 1] = 0;
  const whole = overlay({ left, points: below }, { width, points: over });
  expect(whole[left - 1]).toBe(pointOf([200, 100, 0]));
  expect(whole[left]).toBe(pointOf([100, 50, 100]));
  expect(whole[left + 1]).toBe(pointOf([0, 0, 200]));
});

test('a tinted picture reaches from the darkest colour to the lightest, whatever its greys', () => {
  const pale = Buffer.from([
    ...Array(50).fill(100),
    ...Array(50).fill(150),
    ...Array(50).fill(200),
  ]);
  const tinted = tint(pale, paint);
  expect([tinted[0], tinted[149]]).toEqual([pointOf([0, 0, 0]), pointOf([255, 255, 255])]);
  expect((tinted[75] ?? 0) & 255).toBeGreaterThan(100);
  expect((tinted[75] ?? 0) & 255).toBeLessThan(156);
  const plain = tint(Buffer.alloc(100, 128), paint);
  expect((plain[0] ?? 0) & 255).toBeGreaterThan(100);
});
