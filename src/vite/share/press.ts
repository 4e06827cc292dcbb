import type { Indexed } from './indexed.ts';
import { type Ink, ink, type Mask, shadesOf } from './ink.ts';
import { rowsOf, writePng } from './png.ts';
import { LEVEL, type Part, packPart } from './zlib-parts.ts';

/** Prints one title after the other on the same plate; each gives a PNG. */
export type Press = (mask: Mask) => Buffer;

/** Rows that are packed together. */
const STRIP = 30;

/**
 * A press for the titles of a plate. What no title touches is packed once for all: only the strips
 * behind a title are packed with it.
 */
export function press(plate: Indexed, colours: Ink): Press {
  const rows = rowsOf(plate);
  // The plate itself is not held: its pixels stand in the rows.
  const { width, height, palette } = plate;
  const stride = width + 1;
  const bytes = STRIP * stride;
  const strips = Math.ceil(rows.length / bytes);
  const known: Part[] = [];
  const strip = (at: number) => {
    known[at] ??= packPart(rows.subarray(at * bytes, (at + 1) * bytes), LEVEL.shared);
    return known[at];
  };
  const printed = { width, height, palette: [...palette, ...shadesOf(colours)] };
  return (mask) => {
    const first = Math.floor(mask.top / STRIP);
    const end = Math.ceil((mask.top + mask.height) / STRIP);
    const band = Buffer.from(rows.subarray(first * bytes, end * bytes));
    const start = (mask.top - first * STRIP) * stride + 1 + mask.left;
    ink(band, { start, stride, colours: palette.length }, mask);
    return writePng(printed, [
      ...range(0, first).map(strip),
      packPart(band, LEVEL.own),
      ...range(end, strips).map(strip),
    ]);
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
