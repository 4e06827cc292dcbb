import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskCache, pictureCache } from '../engine/documents/disk/cache.ts';
import { hashOf, stampOf } from '../engine/documents/disk/stamp.ts';
import { slugOf } from '../engine/text.ts';
import type { ShareSheet } from '../server/share-sheets.ts';
import { type Emitted, PICTURE_MAKERS } from './pictures/picture-file.ts';

/** In the place of a default drawing that an editor took away. */
const CLEAR = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');

/**
 * The sharing pictures of all sheets, made when their bytes are asked for and kept on disk. What
 * several pages show alike is drawn once, and has the address of each: without base path, by route.
 */
export async function sharePictures(
  dir: string,
  sheets: readonly ShareSheet[],
  cache: DiskCache = pictureCache,
) {
  const stamp = stampOf(PICTURE_MAKERS);
  const mark = await readFile('public/favicon.svg');
  const read = (image: string) => readFile(join(dir, image)).catch(() => CLEAR);
  const hashes = new Map<string, string>();
  const addresses: Record<string, string> = {};
  const emitted: Emitted[] = [];
  for (const { route, image, ...frame } of sheets) {
    const picture = hashes.get(image) ?? hashOf(20, await read(image));
    hashes.set(image, picture);
    const key = hashOf(20, stamp, mark, picture, JSON.stringify(frame));
    const bytes = () =>
      cache.remember(`${key}-partage.jpg`, async () => {
        // Loaded with the first picture that is new: a warm build does without sharp.
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
