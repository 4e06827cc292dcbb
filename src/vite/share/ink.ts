import type { SharePaint } from '../../content/share-sheet.ts';
import type { Indexed } from './indexed.ts';
import { channels, mix } from './mix.ts';

/** Shades from the ground to the ink, for smooth edges of letters: what a plate must leave free. */
export const SHADES = 16;

/** Where a title stands on a plate, and how much ink each pixel takes: 0 to 255. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  data: Buffer;
}

/** Prints a title on the ground of a plate. The plate stays as it is. */
export function ink(plate: Indexed, mask: Mask, { ground, text }: SharePaint): Indexed {
  const first = plate.palette.length - 1;
  const pixels = Buffer.from(plate.pixels);
  for (let at = 0; at < mask.data.length; at += 1) {
    const amount = mask.data[at] ?? 0;
    // Most of the mask is bare.
    if (amount === 0) continue;
    const shade = Math.round((amount / 255) * SHADES);
    if (shade === 0) continue;
    const row = mask.top + Math.floor(at / mask.width);
    pixels[row * plate.width + mask.left + (at % mask.width)] = first + shade;
  }
  const shades = Array.from({ length: SHADES }, (_, shade) =>
    mix(channels(ground), channels(text), (shade + 1) / SHADES),
  );
  return { ...plate, pixels, palette: [...plate.palette, ...shades] };
}
