import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareSheet } from '../content/share-sheet.ts';
import type { DiskCache } from './disk-cache.ts';
import { pictureCache } from './picture-cache.ts';
import type { Emitted } from './pictures/made-picture.ts';
import { hashOf, type Makers, stampOf } from './stamp.ts';

/** What makes sharing pictures. */
export const SHARE_MAKERS: Makers = {
  paths: ['src/vite/share', 'src/vite/pictures/reading.ts', 'src/content/picture-points.ts'],
  libraries: ['sharp', 'harfbuzzjs'],
};

interface ShareSet {
  /** Addresses without base path, by the sheet's route. */
  addresses: Record<string, string>;
  emitted: Emitted[];
}

/** The sharing pictures of all sheets, made when their bytes are asked for and kept on disk. */
export async function sharePictures(
  dir: string,
  sheets: readonly ShareSheet[],
  cache: DiskCache = pictureCache,
): Promise<ShareSet> {
  const stamp = stampOf(SHARE_MAKERS);
  const pictures = new Map<string, string>();
  // Loaded with the first picture that is new: a warm build does without sharp and HarfBuzz.
  let composing: Promise<(sheet: ShareSheet) => Promise<Buffer>> | undefined;
  const draw = async (sheet: ShareSheet) => {
    composing ??= import('./share/compose.ts').then(({ composer }) => composer(dir));
    return (await composing)(sheet);
  };
  const set: ShareSet = { addresses: {}, emitted: [] };
  for (const sheet of sheets) {
    const picture =
      pictures.get(sheet.image) ??
      hashOf(20, await readFile(join(dir, sheet.image)).catch(() => ''));
    pictures.set(sheet.image, picture);
    const key = hashOf(20, stamp, JSON.stringify(sheet), picture);
    const address = `/assets/partage/${nameOf(sheet.route)}-${key.slice(0, 8)}.png`;
    const bytes = () => cache.remember(`${key}-partage.png`, () => draw(sheet));
    set.addresses[sheet.route] = address;
    set.emitted.push({ address, bytes });
  }
  return set;
}

const nameOf = (route: string) =>
  route === '' ? 'site' : route.slice(1).replaceAll('/', '-') || 'accueil';
