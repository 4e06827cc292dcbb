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
export function printOn(plate: Indexed, mask: Mask, colours: Ink): Indexed {
  const pixels = Buffer.from(plate.pixels);
  const start = mask.top * plate.width + mask.left;
  ink(pixels, { start, stride: plate.width, colours: plate.palette.length }, mask);
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

/** Colours the pixels of a mask, from the byte `start` of rows of `stride` bytes, with shades that follow `colours` others. */
export function ink(
  rows: Buffer,
  { start, stride, colours }: { start: number; stride: number; colours: number },
  { width, height, data }: Mask,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const amount = data[y * width + x] ?? 0;
      // Most of the mask is bare.
      if (amount === 0) continue;
      const shade = SHADE_OF[amount] ?? 0;
      if (shade > 0) rows[start + y * stride + x] = colours + shade - 1;
    }
  }
}
