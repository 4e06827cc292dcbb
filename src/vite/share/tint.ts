import type { SharePaint } from '../../content/share-sheet.ts';
import { channels, mix } from './mix.ts';
import { type Points, pointOf } from './points.ts';

/** Where on the way from dark to light each colour of a section stands. */
const STOPS = [
  ['ground', 0],
  ['main', 0.3],
  ['highlight', 0.72],
  ['paper', 1],
] as const satisfies readonly (readonly [keyof SharePaint, number])[];

/** The part of a picture (0 to 1) that may be darker, or lighter, than all that is told apart. */
const LEFT_OUT = 0.01;

/**
 * Prints a picture in the colours of a section, as a silk screen would: each level of grey (one byte
 * a pixel) becomes a mix of two of them, from its darkest parts to its lightest.
 */
export function tint(grey: Buffer, paint: SharePaint): Points {
  const [dark, light] = extremes(grey);
  const inks = Int32Array.from({ length: 256 }, (_, level) => {
    const share = Math.min(1, Math.max(0, (level - dark) / (light - dark)));
    return pointOf(inkOf(share, paint));
  });
  const out = new Int32Array(grey.length);
  for (let pixel = 0; pixel < grey.length; pixel += 1) out[pixel] = inks[grey[pixel] ?? 0] ?? 0;
  return out;
}

/** The levels between which nearly all of a picture lies; all of them for a picture in one level. */
function extremes(grey: Buffer): [dark: number, light: number] {
  const counts = new Int32Array(256);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const level = grey[pixel] ?? 0;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const most = grey.length * LEFT_OUT;
  const from = (level: number, step: 1 | -1): number => {
    let [at, passed] = [level, counts[level] ?? 0];
    while (passed <= most) {
      at += step;
      passed += counts[at] ?? 0;
    }
    return at;
  };
  const [dark, light] = [from(0, 1), from(255, -1)];
  return dark < light ? [dark, light] : [0, 255];
}

function inkOf(level: number, paint: SharePaint): number[] {
  const next = Math.max(
    1,
    STOPS.findIndex(([, at]) => at >= level),
  );
  const [[from, start], [to, end]] = [STOPS[next - 1] ?? STOPS[0], STOPS[next] ?? STOPS[1]];
  return mix(channels(paint[from]), channels(paint[to]), (level - start) / (end - start));
}
