import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, routedEntries } from '../content/manifest.ts';
import { sectionOf } from '../content/sections.ts';
import { type DiskCache, pictureCache } from '../documents/disk/cache.ts';
import { hashOf, stampOf } from '../documents/disk/stamp.ts';
import { slugOf } from '../values/text.ts';
import { type Emitted, PICTURE_CONVERTERS } from './pictures/picture-file.ts';

/** Picture for a page without a picture in a section whose home page has no picture either (spec section 2). */
const DEFAULT = '/images/partage.svg';

/** Transparent replacement of a missing picture. */
const TRANSPARENT = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');

/**
 * Share images (`og:image`, JPEG) of all pages: each is the picture of its page, or of its section, cropped. They are created
 * when `bytes` is called, and cached on disk. `addresses` contains the address without base path of each image, by route; the
 * default image has the route ''.
 */
export async function sharePictures(
  dir: string,
  manifest: Manifest,
  cache: DiskCache = pictureCache,
) {
  const images = new Map(routedEntries(manifest).map(({ route, image }) => [route, image]));
  const emitted = new Map<string, Emitted>();
  const addresses: Record<string, string> = {};
  for (const route of ['', ...images.keys()]) {
    const image = images.get(route) ?? images.get(sectionOf(route, manifest).root) ?? DEFAULT;
    const shared = emitted.get(image) ?? (await sharePicture(dir, image, cache));
    emitted.set(image, shared);
    addresses[route] = shared.address;
  }
  return { addresses, emitted: [...emitted.values()] };
}

async function sharePicture(dir: string, image: string, cache: DiskCache): Promise<Emitted> {
  const read = () => readFile(join(dir, image)).catch(() => TRANSPARENT);
  const key = hashOf(20, stampOf(PICTURE_CONVERTERS), await read());
  const name = slugOf(image.replace(/^\/images\/|\.[^.]+$/g, ''));
  return {
    address: `/assets/partage/${name}-${key.slice(0, 8)}.jpg`,
    bytes: () =>
      cache.remember(`${key}-partage.jpg`, async () => {
        const { cropForSharing } = await import('./pictures/pixels.ts');
        return cropForSharing(await read());
      }),
  };
}
