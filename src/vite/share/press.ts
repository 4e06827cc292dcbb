import type { SharePaint } from '../../content/share-sheet.ts';
import type { Indexed } from './indexed.ts';
import { channels, mix } from './mix.ts';
import { rowsOf, writePng } from './png.ts';
import { type Part, packPart } from './zlib-parts.ts';

/** Shades from the ground to the ink, for smooth edges of letters: what a plate must leave free. */
export const SHADES = 16;

/** Rows that are packed together. */
const STRIP = 30;

/** Where a title stands on a plate, and how much ink each pixel takes: 0 to 255. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  data: Buffer;
}

/**
 * Prints titles on the ground of a plate, each as a PNG. What no title touches is packed once for
 * all: only the strips behind a title are packed with it.
 */
export function press(plate: Indexed, { ground, text }: SharePaint): (mask: Mask) => Buffer {
  const rows = rowsOf(plate);
  const bytes = STRIP * (plate.width + 1);
  const strips = Math.ceil(rows.length / bytes);
  const known: Part[] = [];
  const strip = (at: number) => {
    known[at] ??= packPart(rows.subarray(at * bytes, (at + 1) * bytes));
    return known[at];
  };
  const shades = Array.from({ length: SHADES }, (_, shade) =>
    mix(channels(ground), channels(text), (shade + 1) / SHADES),
  );
  const printed = { ...plate, palette: [...plate.palette, ...shades] };
  return (mask) => {
    const first = Math.floor(mask.top / STRIP);
    const end = Math.ceil((mask.top + mask.height) / STRIP);
    const band = Buffer.from(rows.subarray(first * bytes, end * bytes));
    const start = (mask.top - first * STRIP) * (plate.width + 1) + 1 + mask.left;
    ink(band, { start, stride: plate.width + 1, shade: plate.palette.length - 1 }, mask);
    return writePng(printed, [
      ...range(0, first).map(strip),
      packPart(band),
      ...range(end, strips).map(strip),
    ]);
  };
}

/** Colours the pixels of a mask, from the byte `start` of rows of `stride` bytes; `shade` stands for no ink. */
function ink(
  band: Buffer,
  { start, stride, shade }: { start: number; stride: number; shade: number },
  { width, height, data }: Mask,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const amount = data[y * width + x] ?? 0;
      // Most of the mask is bare.
      if (amount === 0) continue;
      const darker = Math.round((amount / 255) * SHADES);
      if (darker > 0) band[start + y * stride + x] = shade + darker;
    }
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
