import type { SharePaint } from '../../content/share-sheet.ts';
import { channels, mix } from './mix.ts';

/** Where on the way from dark to light each colour of a section stands. */
const STOPS = [
  ['ground', 0],
  ['main', 0.3],
  ['highlight', 0.72],
  ['paper', 1],
] as const satisfies readonly (readonly [keyof SharePaint, number])[];

/**
 * Prints a picture in the colours of a section, as a silk screen would: each level of grey (one byte
 * a pixel) becomes a mix of two of them. Gives three bytes a pixel.
 */
export function tint(grey: Buffer, paint: SharePaint): Buffer {
  const inks = Buffer.from(Array.from({ length: 256 }, (_, at) => inkOf(at / 255, paint)).flat());
  const out = Buffer.alloc(grey.length * 3);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const level = (grey[pixel] ?? 0) * 3;
    for (let at = 0; at < 3; at += 1) out[pixel * 3 + at] = inks[level + at] ?? 0;
  }
  return out;
}

function inkOf(level: number, paint: SharePaint): number[] {
  const next = Math.max(
    1,
    STOPS.findIndex(([, at]) => at >= level),
  );
  const [[from, start], [to, end]] = [STOPS[next - 1] ?? STOPS[0], STOPS[next] ?? STOPS[1]];
  return mix(channels(paint[from]), channels(paint[to]), (level - start) / (end - start));
}
