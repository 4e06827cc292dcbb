import type { DiskCache } from '../../documents/disk/cache.ts';
import { addressOf, type PictureFile, type WebPicture } from './picture-file.ts';
import type { Facts, ImageFormat } from './pixels.ts';

/** Loads sharp, a large library, only for a new picture: a build with a full cache does not need it. */
const withSharp = () => import('./pixels.ts');

/** Widths of the files in pixels: for a phone, for half a page or a high-density phone, and for a whole page. */
const WIDTHS = [480, 960, 1600] as const;

/** Maximum height of a file in pixels. AVIF and WebP allow 16,383; half of it is more than any page shows. */
const MAX_HEIGHT = 8000;

/**
 * Converts a photo to AVIF and to WebP, which every supported browser reads, in several widths. This call reads only the metadata;
 * each file is created when it is asked for.
 */
export async function bitmap(file: PictureFile, cache: DiskCache): Promise<WebPicture> {
  const facts = await cachedFacts(file, cache);
  const widths = widthsOf(facts);
  const maxWidth = Math.max(...widths);
  const files: WebPicture['files'] = [];
  const addressFor = (format: ImageFormat, width: number) => addressOf(file, `-${width}.${format}`);
  const add = (format: ImageFormat, width: number) => {
    const address = addressFor(format, width);
    const create = () =>
      cache.remember(`${file.key}-${width}.${format}`, async () => {
        const { upright, encode } = await withSharp();
        return encode(await upright(file, maxWidth), format, width);
      });
    files.push([address, create]);
    return address;
  };
  const source = (format: ImageFormat) => ({
    type: `image/${format}`,
    srcset: widths.map((width) => ({ src: add(format, width), width })),
  });
  const sources = [source('avif'), source('webp')];
  // A proof must be readable: the largest file of it is linked.
  const linked = (file.isProof ? undefined : widths.find((width) => width >= 960)) ?? maxWidth;
  const src = addressFor('webp', linked);
  const { width, height } = facts;
  return { picture: { src, width, height, sources }, files };
}

async function cachedFacts(file: PictureFile, cache: DiskCache): Promise<Facts> {
  const facts = await cache.remember(`${file.key}.json`, async () => {
    const { pixelFacts } = await withSharp();
    return Buffer.from(JSON.stringify(await pixelFacts(await file.bytes())));
  });
  return JSON.parse(facts.toString('utf8'));
}

/** Widths of the files: no file is wider than the picture. */
function widthsOf({ width, height }: Facts): number[] {
  const maxWidth = Math.max(1, Math.min(1600, width, Math.floor((width * MAX_HEIGHT) / height)));
  return [...WIDTHS.filter((size) => size < maxWidth), maxWidth];
}
