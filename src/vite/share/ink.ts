import type { SharePaint } from '../../content/share-sheet.ts';
import type { Indexed } from './indexed.ts';
import { channels, mix } from './mix.ts';

/** Shades between the ground and an ink, for smooth edges of letters. */
const SHADES = 12;

/** Colours that a plate must leave free for its two inks. */
export const INKS = 2 * SHADES;

/** Where words stand on a plate, and how much of each ink: red for text, green for highlight. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Three bytes a pixel. */
  data: Buffer;
}

/** Prints words on the ground of a plate. The plate stays as it is. */
export function ink(plate: Indexed, mask: Mask, paint: SharePaint): Indexed {
  const first = plate.palette.length;
  const pixels = Buffer.from(plate.pixels);
  for (let at = 0; at < mask.data.length; at += 3) {
    const text = mask.data[at] ?? 0;
    const highlight = mask.data[at + 1] ?? 0;
    // Most of the panel is bare.
    if (text === 0 && highlight === 0) continue;
    const shade = Math.round((Math.max(text, highlight) / 255) * SHADES);
    if (shade === 0) continue;
    const place = at / 3;
    const row = mask.top + Math.floor(place / mask.width);
    const column = mask.left + (place % mask.width);
    pixels[row * plate.width + column] = first + shade - 1 + (highlight > text ? SHADES : 0);
  }
  return { ...plate, pixels, palette: [...plate.palette, ...shadesOf(paint)] };
}

function shadesOf({ ground, text, highlight }: SharePaint): number[][] {
  return [text, highlight].flatMap((colour) =>
    Array.from({ length: SHADES }, (_, shade) =>
      mix(channels(ground), channels(colour), (shade + 1) / SHADES),
    ),
  );
}
