import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskCache, pictureCache } from '../documents/disk/cache.ts';
import { hashOf, stampOf } from '../documents/disk/stamp.ts';
import type { ShareImageSpec } from '../server/share-image-specs.ts';
import { slugOf } from '../values/text.ts';
import { type Emitted, PICTURE_CONVERTERS } from './pictures/picture-file.ts';

/** Transparent replacement of a missing picture. */
const TRANSPARENT = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');

/**
 * Share images (`og:image`) of all pages, drawn when `bytes` is called and cached on disk; equal images are drawn one time.
 * `addresses` contains the address without base path of each image, by route.
 */
export async function sharePictures(
  dir: string,
  specs: readonly ShareImageSpec[],
  cache: DiskCache = pictureCache,
) {
  const stamp = stampOf(PICTURE_CONVERTERS);
  const mark = await readFile('public/favicon.svg');
  const read = (image: string) => readFile(join(dir, image)).catch(() => TRANSPARENT);
  const hashes = new Map<string, string>();
  const addresses: Record<string, string> = {};
  const emitted: Emitted[] = [];
  for (const { route, image, ...frame } of specs) {
    const picture = hashes.get(image) ?? hashOf(20, await read(image));
    hashes.set(image, picture);
    const key = hashOf(20, stamp, mark, picture, JSON.stringify(frame));
    const bytes = () =>
      cache.remember(`${key}-partage.jpg`, async () => {
        // Loads sharp, a large library, only for a new image: a build with a full cache does not need it.
        const { sharePicture } = await import('./pictures/share-picture.ts');
        return sharePicture(frame, await read(image), mark);
      });
    const name = route === '' ? 'site' : slugOf(route) || 'accueil';
    const address = `/assets/partage/${name}-${key.slice(0, 8)}.jpg`;
    addresses[route] = address;
    emitted.push({ address, bytes });
  }
  return { addresses, emitted };
}
