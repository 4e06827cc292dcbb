import type { Indexed } from './indexed.ts';
import { type Ink, ink, type Mask, shadesOf } from './ink.ts';
import { rowsOf, writePng } from './png.ts';
import { LEVEL, type Part, packPart } from './zlib-parts.ts';

/** Prints one title after the other on the same plate; each gives a PNG. */
export type Press = (letters: readonly Mask[]) => Buffer;

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
  return (letters) => {
    const inked = letters.filter(({ height }) => height > 0);
    // A title without letters touches no row.
    const low = Math.max(0, ...inked.map((mask) => mask.top + mask.height));
    const first = Math.floor(Math.min(low, ...inked.map(({ top }) => top)) / STRIP);
    const end = Math.ceil(low / STRIP);
    const band = Buffer.from(rows.subarray(first * bytes, end * bytes));
    ink(band, { start: 1 - first * bytes, stride, colours: palette.length }, inked);
    return writePng(printed, [
      ...range(0, first).map(strip),
      packPart(band, LEVEL.own),
      ...range(end, strips).map(strip),
    ]);
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
