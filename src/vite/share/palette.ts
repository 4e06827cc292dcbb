import sharp from 'sharp';
import type { Size } from './indexed.ts';
import { type Points, pointsOf } from './points.ts';

/** One pixel in so many, each way, is enough to choose a palette by. */
const SAMPLED = 5;

/** What is looked at of a picture to choose its colours. */
interface Sample {
  points: Points;
  size: Size;
}

/** Takes from a picture the points that its colours are chosen by. */
export function sampleOf(points: Points, { width, height }: Size): Sample {
  const size = { width: Math.ceil(width / SAMPLED), height: Math.ceil(height / SAMPLED) };
  const seen = new Int32Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      seen[y * size.width + x] = points[(y * width + x) * SAMPLED] ?? 0;
    }
  }
  return { points: seen, size };
}

/** How libimagequant is told to take fewer colours. */
export type Few = { quality: number } | { colours: number };

/** Colours, and the place of the nearest one for each shade that was looked for; -1 for others. */
interface Palette {
  palette: Points;
  known: Int16Array;
}

/** The colours that libimagequant chooses for a picture, the most used first, at most `most`. */
export async function paletteOf(
  { points, size }: Sample,
  few: Few,
  most: number,
): Promise<Palette> {
  const png = await sharp(new Uint8Array(points.buffer), { raw: { ...size, channels: 4 } })
    .png({ palette: true, effort: 1, dither: 0, compressionLevel: 0, ...few })
    .toBuffer();
  const painted = await pointsOf(sharp(png));
  const counts = new Map<number, number>();
  for (const point of painted) counts.set(point, (counts.get(point) ?? 0) + 1);
  const chosen = [...counts].sort(([, a], [, b]) => b - a).slice(0, most);
  const places = new Map(chosen.map(([point], place) => [point, place]));
  // It has looked for the nearest colour of each point already.
  const known = new Int16Array(1 << 18).fill(-1);
  points.forEach((point, at) => {
    known[shadeOf(point)] = places.get(painted[at] ?? 0) ?? -1;
  });
  return { palette: Int32Array.from(chosen, ([point]) => point), known };
}

/** Shades that differ by less than four share a number. */
const shadeOf = (point: number): number =>
  ((point >> 2) & 0x3f) | ((point >> 4) & 0xfc0) | ((point >> 6) & 0x3f000);

/** The place of the nearest colour for each pixel. */
export function inPalette(points: Points, { palette, known }: Palette): Buffer {
  const pixels = Buffer.alloc(points.length);
  // No number stands for no pixel: white is -1.
  let last: number | undefined;
  let place = 0;
  for (let pixel = 0; pixel < points.length; pixel += 1) {
    const point = points[pixel] ?? 0;
    // Most pixels are as the one before.
    if (point !== last) {
      last = point;
      const shade = shadeOf(point);
      if (known[shade] === -1) known[shade] = nearest(point, palette);
      place = known[shade] ?? 0;
    }
    pixels[pixel] = place;
  }
  return pixels;
}

/** The place of the nearest colour in a palette. */
function nearest(point: number, palette: Points): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < palette.length; place += 1) {
    const colour = palette[place] ?? 0;
    const red = (point & 255) - (colour & 255);
    const green = ((point >> 8) & 255) - ((colour >> 8) & 255);
    const blue = ((point >> 16) & 255) - ((colour >> 16) & 255);
    const apart = red * red + green * green + blue * blue;
    if (apart < least) {
      best = place;
      least = apart;
    }
  }
  return best;
}
