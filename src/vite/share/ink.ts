import type { Indexed } from './indexed.ts';
import { channels, mix } from './mix.ts';

/** Shades from the ground to the ink, for smooth edges of letters. */
export const SHADES = 16;

/** Where words stand on a plate, and how much ink each pixel takes: 0 to 255. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  data: Buffer;
}

/** Colours, as `#rrggbb`. */
export interface Ink {
  ground: string;
  ink: string;
}

/** A picture with words on it: `SHADES` colours more. The plate stays as it is. */
export function printOn(plate: Indexed, letters: readonly Mask[], colours: Ink): Indexed {
  const pixels = Buffer.from(plate.pixels);
  ink(pixels, { start: 0, stride: plate.width, colours: plate.palette.length }, letters);
  return { ...plate, pixels, palette: [...plate.palette, ...shadesOf(colours)] };
}

/** The colours that `ink` adds to a palette, the faintest first. */
export const shadesOf = ({ ground, ink: full }: Ink): number[][] =>
  Array.from({ length: SHADES }, (_, shade) =>
    mix(channels(ground), channels(full), (shade + 1) / SHADES),
  );

/** The number of a shade by an amount of ink; 0 is bare. */
const SHADE_OF = Uint8Array.from({ length: 256 }, (_, amount) =>
  Math.round((amount / 255) * SHADES),
);

/**
 * Colours the pixels that letters stand on, in rows of `stride` bytes of which the first pixel is the
 * byte `start`, with shades that follow `colours` others. Where two letters meet, their ink adds up.
 */
export function ink(
  rows: Buffer,
  { start, stride, colours }: { start: number; stride: number; colours: number },
  letters: readonly Mask[],
): void {
  for (const { left, top, width, height, data } of letters) {
    for (let y = 0; y < height; y += 1) {
      const row = start + (top + y) * stride + left;
      for (let x = 0; x < width; x += 1) {
        const shade = SHADE_OF[data[y * width + x] ?? 0] ?? 0;
        // Half of a letter's room is bare.
        if (shade === 0) continue;
        const below = Math.max(0, (rows[row + x] ?? 0) - colours + 1);
        rows[row + x] = colours - 1 + Math.min(SHADES, below + shade);
      }
    }
  }
}
