import sharp from 'sharp';
import { encodePng } from './png.ts';

/** A picture in at most 256 colours: one byte a pixel, three bytes a colour. */
export interface Indexed {
  width: number;
  height: number;
  pixels: Buffer;
  palette: number[][];
}

/** Best first. A number of colours would be of no use: libvips rounds it up to 16 or to 256. */
const QUALITIES = [100, 65, 50, 35, 20, 5];

/**
 * Puts a picture (three bytes a pixel) into at most `colours` colours, and into as few as make a PNG
 * of at most `most` bytes (a grainy photo may have to do with 16). No dithering: flat colours stay
 * flat, and files are smaller.
 */
export async function toIndexed(
  data: Buffer,
  size: { width: number; height: number },
  { colours, most }: { colours: number; most: number },
): Promise<Indexed> {
  const image = sharp(data, { raw: { ...size, channels: 3 } });
  const options = { palette: true, effort: 1, dither: 0, compressionLevel: 1 } as const;
  for (const quality of [...QUALITIES, undefined]) {
    const few = quality === undefined ? { colours: 16 } : { quality };
    const png = await image
      .clone()
      .png({ ...options, ...few })
      .toBuffer();
    const { pixels, palette, counts } = read(await sharp(png).removeAlpha().raw().toBuffer());
    const indexed = { ...size, ...merged(pixels, palette, counts, colours) };
    if (quality === undefined || (await encodePng(indexed)).length <= most) return indexed;
  }
  throw new Error('The last choice is always taken.');
}

/** The colours that stand in a picture, in order of appearance, and how often. */
function read(data: Buffer) {
  const pixels = Buffer.alloc(data.length / 3);
  const places = new Map<number, number>();
  const palette: number[][] = [];
  const counts: number[] = [];
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = pixel * 3;
    const colour = data.readUIntBE(at, 3);
    let place = places.get(colour);
    if (place === undefined) {
      place = palette.length;
      places.set(colour, place);
      palette.push([...data.subarray(at, at + 3)]);
      counts.push(0);
    }
    pixels[pixel] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { pixels, palette, counts };
}

/** Gives the rarest colours up for their nearest neighbours until `most` are left. */
function merged(
  pixels: Buffer,
  palette: number[][],
  counts: readonly number[],
  most: number,
): Pick<Indexed, 'pixels' | 'palette'> {
  if (palette.length <= most) return { pixels, palette };
  const byUse = palette.map((_, place) => place).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const kept = byUse.slice(0, most).map((place) => palette[place] ?? []);
  const now = new Uint8Array(palette.length);
  byUse.forEach((place, rank) => {
    now[place] = rank < most ? rank : nearest(palette[place] ?? [], kept);
  });
  return { pixels: pixels.map((place) => now[place] ?? 0) as Buffer, palette: kept };
}

function nearest(colour: readonly number[], palette: readonly number[][]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((other, place) => {
    const apart = colour.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);
    if (apart < least) [best, least] = [place, apart];
  });
  return best;
}
