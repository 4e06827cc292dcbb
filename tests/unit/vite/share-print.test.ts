import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Coverage } from '../../../src/vite/share/coverage.ts';
import { loadFont } from '../../../src/vite/share/font.ts';
import { ink, type Mask, SHADES } from '../../../src/vite/share/ink.ts';
import { encodePng } from '../../../src/vite/share/png.ts';
import { press } from '../../../src/vite/share/press.ts';
import { stamps } from '../../../src/vite/share/stamps.ts';
import { joinParts, LEVEL, packPart } from '../../../src/vite/share/zlib-parts.ts';

test('parts join to one stream, whose checksum zlib accepts', () => {
  const bytes = fc.uint8Array({ maxLength: 20_000 }).map((data) => Buffer.from(data));
  const parts = fc.array(bytes, { maxLength: 6 });
  fc.assert(
    fc.property(parts, (all) => {
      const stream = joinParts(
        all.map((part, at) => packPart(part, at % 2 ? LEVEL.own : LEVEL.shared)),
      );
      expect(inflateSync(stream).equals(Buffer.concat(all))).toBe(true);
    }),
    { numRuns: 50 },
  );
  const white = Buffer.alloc(1_000_000, 255);
  const stream = joinParts([packPart(white, LEVEL.own), packPart(white, LEVEL.shared)]);
  expect(inflateSync(stream)).toHaveLength(2_000_000);
});

const colours = { ground: '#000000', ink: '#ffffff' };
const size = { width: 120, height: 100 };
const plate = {
  ...size,
  pixels: Buffer.from(Array.from({ length: 12_000 }, (_, at) => (at + Math.floor(at / 1000)) % 2)),
  palette: [
    [10, 20, 30],
    [200, 100, 0],
  ],
};

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

test.each([
  ['within one strip', { left: 7, top: 31, width: 20, height: 9 }],
  ['across strips', { left: 0, top: 25, width: 120, height: 40 }],
  ['down to the last row', { left: 100, top: 85, width: 20, height: 15 }],
])('a title changes its own pixels and no other: %s', async (_, place) => {
  const print = press(plate, colours);
  const data = Buffer.alloc(place.width * place.height, 255);
  const [bare, printed] = await Promise.all([
    pixelsOf(encodePng(plate)),
    pixelsOf(print([{ ...place, data }])),
  ]);
  for (let at = 0; at < 12_000; at += 1) {
    const [x, y] = [at % 120, Math.floor(at / 120)];
    const inside =
      x >= place.left &&
      x < place.left + place.width &&
      y >= place.top &&
      y < place.top + place.height;
    const before = [...bare.subarray(at * 3, at * 3 + 3)];
    expect([...printed.subarray(at * 3, at * 3 + 3)]).toEqual(inside ? [255, 255, 255] : before);
  }
  // The next title finds the plate as it was.
  const again = await pixelsOf(print([{ ...place, data: Buffer.alloc(data.length) }]));
  expect(again.equals(bare)).toBe(true);
});

/** Masks in their places in a picture, one byte a pixel: 0 bare, 255 full. */
function wholeOf(masks: readonly Mask[], { width, height }: { width: number; height: number }) {
  const whole = Buffer.alloc(width * height);
  for (const mask of masks) {
    for (const [at, amount] of mask.data.entries()) {
      const [x, y] = [mask.left + (at % mask.width), mask.top + Math.floor(at / mask.width)];
      whole[y * width + x] = Math.min(255, (whole[y * width + x] ?? 0) + amount);
    }
  }
  return whole;
}

test('letters cover what an SVG renderer gives them at the nearest quarter of a pixel, to a shade', async () => {
  const font = await loadFont('fraunces-600');
  const canvas = { width: 600, height: 120 };
  const [text, size, y] = ['Œuvrer à 8 & @é', 74, 84];
  const places = font.letters(text, size, -0.012).map(({ id, x }) => ({ id, x: 8 + x }));
  const stampOf = stamps(font);
  const letters = places.map(({ id, x }) => stampOf({ id, size, x, y }));
  const stamped = wholeOf(letters, canvas);
  const paths = places.map(({ x }, at) =>
    font.draw(text[at] ?? '', { x: Math.round(x * 4) / 4, y, size }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><path d="M0 0h600v120H0z"/><g fill="#fff">${paths.join('')}</g></svg>`;
  const drawn = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const apart = Array.from(stamped, (value, at) => Math.abs(value - (drawn[at] ?? 0)));
  expect(stamped.filter((value) => value === 255).length).toBeGreaterThan(3000);
  expect(apart.reduce((sum, value) => sum + value) / apart.length).toBeLessThan(0.3);
  // Of 255: where two outlines cross, their edges add up within a pixel. A missing stroke differs by all.
  expect(Math.max(...apart)).toBeLessThan(128);
});

test('a line of stamps is as wide as the line is measured, spacing and all', async () => {
  const font = await loadFont('fraunces-600');
  const [text, size, spacing] = ['une pirogue sur le fleuve', 64, -0.012];
  const letters = font.letters(text, size, spacing);
  const [last] = font.letters(text.at(-1) ?? '', size);
  const lastAdvance = font.width('e', size) + spacing * size;
  expect(last?.x).toBe(0);
  expect((letters.at(-1)?.x ?? 0) + lastAdvance).toBeCloseTo(font.width(text, size, spacing), 0);
  const masks = letters.map(({ id, x }) => stamps(font)({ id, size, x, y: 0 }));
  const inked = masks.filter(({ width }) => width > 0);
  const left = Math.min(...inked.map((mask) => mask.left));
  const right = Math.max(...inked.map((mask) => mask.left + mask.width));
  const drawn = font.draw(text, { x: 0, y: 100, size, spacing });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><path d="M0 0h900v200H0z"/><g fill="#fff">${drawn}</g></svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  expect(Math.abs(right - left - info.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(left + (info.trimOffsetLeft ?? 0))).toBeLessThanOrEqual(1);
});

test('where letters meet their ink adds up, and never beyond full', () => {
  const stamp = (left: number, shades: number) => ({
    ...{ left, top: 1, width: 2, height: 1 },
    data: Buffer.alloc(2, Math.round((shades * 255) / SHADES)),
  });
  const rows = Buffer.from([0, 1, 2, 3, 4, 1, 1, 1, 1, 1]);
  ink(rows, { start: 0, stride: 5, colours: 5 }, [stamp(0, 6), stamp(1, 5), stamp(2, 13)]);
  expect([...rows]).toEqual([0, 1, 2, 3, 4, 4 + 6, 4 + 11, 4 + SHADES, 4 + 13, 1]);
});

test('a letter is the same stamp each time, moved; a space and a missing letter leave no ink', async () => {
  const font = await loadFont('fraunces-600');
  const [letter] = font.letters('é', 60);
  const stampOf = stamps(font);
  const first = stampOf({ id: letter?.id ?? 0, size: 60, x: 10.5, y: 100 });
  const second = stampOf({ id: letter?.id ?? 0, size: 60, x: 31.49, y: 200 });
  expect(second).toEqual({ ...first, left: first.left + 21, top: first.top + 100 });
  expect(second.data).toBe(first.data);
  const [space] = font.letters(' ', 60);
  expect(stampOf({ id: space?.id ?? 0, size: 60, x: 0, y: 0 })).toMatchObject({ height: 0 });
  const bare = await pixelsOf(encodePng(plate));
  const none = stampOf({ id: space?.id ?? 0, size: 60, x: 0, y: 20 });
  for (const letters of [[], [none]]) {
    expect((await pixelsOf(press(plate, colours)(letters))).equals(bare)).toBe(true);
  }
});

test('what leaves the picture is cut off', () => {
  const coverage = new Coverage(10, 4);
  coverage.moveTo(-5, -5);
  for (const [x, y] of [
    [30, -5],
    [30, 2],
    [-5, 2],
    [-5, -5],
  ] as const)
    coverage.lineTo(x, y);
  expect(coverage.inked()).toEqual({ top: 0, height: 2, data: Buffer.alloc(20, 255) });
  // Nothing at all: no row.
  expect(new Coverage(10, 4).inked()).toEqual({ top: 4, height: 0, data: Buffer.alloc(0) });
});
