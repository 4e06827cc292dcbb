import type { DiskCache } from '../../engine/documents/disk/cache.ts';
import { addressOf, type Emitted, type MadePicture, type PictureFile } from './picture-file.ts';
import type { Facts, Format } from './pixels.ts';

/** All that needs sharp, loaded with the first picture that is new: a warm build does without. */
const withSharp = () => import('./pixels.ts');

/** Widths that layouts show, in pixels: a phone, half a page or a sharp phone, a whole page. */
const WIDTHS = [480, 960, 1600] as const;

/** AVIF and WebP are bounded to 16 383 pixels a side: a tall strip stays well below. */
const TALLEST = 8000;

/**
 * Makes AVIF and WebP of a photo at the widths that layouts show, and one JPEG (PNG where it is
 * see-through) for old browsers. Only its size is read at once; files are made when they are asked for.
 */
export async function bitmap(file: PictureFile, cache: DiskCache): Promise<MadePicture> {
  const facts = await rememberedFacts(file, cache);
  const widths = widthsOf(facts);
  const widest = Math.max(...widths);
  const emitted: Emitted[] = [];
  const emit = (format: Format, width: number) => {
    const ending = `-${width}.${format === 'jpeg' ? 'jpg' : format}`;
    const bytes = () =>
      cache.remember(`${file.key}${ending}`, async () => {
        const { upright, encode } = await withSharp();
        return encode(await upright(file, widest), format, width);
      });
    const address = addressOf(file, ending);
    emitted.push({ address, bytes });
    return address;
  };
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcset: widths.map((width) => ({ src: emit(format, width), width })),
  });
  const sources = [source('avif'), source('webp')];
  const src = emit(
    facts.clear ? 'png' : 'jpeg',
    widths.find((width) => width >= 960) ?? Math.max(...widths),
  );
  const { width, height } = facts;
  return { picture: { src, width, height, sources }, emitted };
}

async function rememberedFacts(file: PictureFile, cache: DiskCache): Promise<Facts> {
  const facts = await cache.remember(`${file.key}.json`, async () => {
    const { factsOf } = await withSharp();
    return Buffer.from(JSON.stringify(await factsOf(await file.bytes())));
  });
  return JSON.parse(facts.toString('utf8'));
}

/** Never wider than the picture itself. */
function widthsOf({ width, height }: Facts): number[] {
  const widest = Math.max(1, Math.min(1600, width, Math.floor((width * TALLEST) / height)));
  return [...WIDTHS.filter((size) => size < widest), widest];
}
