import sharp from 'sharp';
import { encodePng } from './png.ts';
import { LEVEL } from './zlib-parts.ts';

/** A picture in at most 256 colours: one byte a pixel, three bytes a colour. */
export interface Indexed {
  width: number;
  height: number;
  pixels: Buffer;
  palette: number[][];
}

export interface Reduced extends Indexed {
  /** What it takes as a PNG, under a title that has all of it packed anew. */
  bytes: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Best first. A number of colours would be of no use: libvips rounds it up to 16 or to 256. */
const QUALITIES = [100, 65, 50, 35, 20, 5];

/** One pixel in so many, each way, is enough to choose a palette by. */
const SAMPLED = 3;

/**
 * Puts a picture (three bytes a pixel) into at most `colours` colours, and into as few as make a PNG
 * of at most `most` bytes, or into 16 when none does. No dithering: flat colours stay flat, and files
 * are smaller.
 */
export async function toIndexed(
  data: Buffer,
  size: Size,
  { colours, most }: { colours: number; most: number },
): Promise<Reduced> {
  const sample = await sharp(data, { raw: { ...size, channels: 3 } })
    .resize(Math.ceil(size.width / SAMPLED), Math.ceil(size.height / SAMPLED), {
      kernel: 'nearest',
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const reduced = async (few: { quality: number } | { colours: number }): Promise<Reduced> => {
    const palette = (await paletteOf(sample, few)).slice(0, colours);
    const indexed = { ...size, pixels: inPalette(data, palette), palette };
    return { ...indexed, bytes: encodePng(indexed, LEVEL.own).length };
  };
  for (const quality of QUALITIES) {
    const indexed = await reduced({ quality });
    if (indexed.bytes <= most) return indexed;
  }
  return reduced({ colours: 16 });
}

/** The colours that libimagequant chooses for a picture, the most used first. */
async function paletteOf(sample: Buffer, few: { quality: number } | { colours: number }) {
  const png = await sharp(sample)
    .png({ palette: true, effort: 1, dither: 0, compressionLevel: 0, ...few })
    .toBuffer();
  const data = await sharp(png).removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; ) {
    const colour = data.readUIntBE(at, 3);
    const began = at;
    // Most pixels are as the one before.
    do at += 3;
    while (at < data.length && data.readUIntBE(at, 3) === colour);
    counts.set(colour, (counts.get(colour) ?? 0) + (at - began) / 3);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([colour]) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
}

/** The place of the nearest colour for each pixel; shades that differ by less than four share it. */
function inPalette(data: Buffer, palette: readonly number[][]): Buffer {
  const known = new Int16Array(1 << 18).fill(-1);
  const pixels = Buffer.alloc(data.length / 3);
  let last = -1;
  let place = 0;
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = pixel * 3;
    const red = data[at] ?? 0;
    const green = data[at + 1] ?? 0;
    const blue = data[at + 2] ?? 0;
    const shade = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    // Most pixels are as the one before.
    if (shade !== last) {
      last = shade;
      if (known[shade] === -1) known[shade] = nearest(red, green, blue, palette);
      place = known[shade] ?? 0;
    }
    pixels[pixel] = place;
  }
  return pixels;
}

/** The place of the nearest colour in a palette. */
function nearest(red: number, green: number, blue: number, palette: readonly number[][]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach(([r = 0, g = 0, b = 0], place) => {
    const apart = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (apart >= least) return;
    best = place;
    least = apart;
  });
  return best;
}
