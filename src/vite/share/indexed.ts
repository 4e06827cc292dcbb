import { type Few, inPalette, paletteOf, sampleOf } from './palette.ts';
import { encodePng } from './png.ts';
import { colourOf, type Points } from './points.ts';
import { LEVEL } from './zlib-parts.ts';

/** A picture in at most 256 colours: one byte a pixel, three bytes a colour. */
export interface Indexed {
  width: number;
  height: number;
  pixels: Buffer;
  palette: number[][];
}

interface Reduced extends Indexed {
  /** What it takes as a PNG, under a title that has all of it packed anew. */
  bytes: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Best first. A number of colours would be of no use: libvips rounds it up to 16 or to 256. */
const QUALITIES = [100, 65, 50, 35, 20, 5];

/**
 * Puts a picture into at most `colours` colours, and into as few as make a PNG of at most `most`
 * bytes, or into 16 when none does. No dithering: flat colours stay flat, and files are smaller.
 */
export async function toIndexed(
  points: Points,
  size: Size,
  { colours, most }: { colours: number; most: number },
): Promise<Reduced> {
  const sample = sampleOf(points, size);
  const reduced = async (few: Few): Promise<Reduced> => {
    const { palette, known } = await paletteOf(sample, few, colours);
    const pixels = inPalette(points, { palette, known });
    const indexed = { ...size, pixels, palette: Array.from(palette, colourOf) };
    return { ...indexed, bytes: encodePng(indexed, LEVEL.own).length };
  };
  for (const quality of QUALITIES) {
    const indexed = await reduced({ quality });
    if (indexed.bytes <= most) return indexed;
  }
  return reduced({ colours: 16 });
}
