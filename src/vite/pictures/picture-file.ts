import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskCache } from '../../documents/disk/cache.ts';
import { digestOf, hashFiles, hashOf } from '../../documents/disk/stamp.ts';
import { ASSETS } from '../../model/outputs.ts';
import type { PictureData } from '../../values/picture.ts';
import { slugOf } from '../../values/text.ts';

/** Maximum number of pixels of a picture: 50.4 million for phones of 50 megapixels, and more for panoramas. */
export const MAX_PIXELS = 60_000_000;

/** Options of sharp: a truncated photo is an error, invalid metadata of a camera is not. */
export const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** What converts pictures, with the versions of the libraries: cached results are of one state of them. */
const CONVERTERS = [
  'src/vite/pictures',
  'node_modules/sharp/package.json',
  'node_modules/svgo/package.json',
];

/** Picture file of the content folder. */
export interface PictureFile {
  /** Whether it proves a payment or a vote: its addresses do not show its name then. */
  isProof: boolean;
  /** Path under the content folder: `images/x.jpg`. */
  path: string;
  /** Cache key: hash of the bytes of the picture and of the code that converts it. */
  key: string;
  /** Reads the file. */
  bytes(): Promise<Buffer>;
}

/** Files that pages may ask for: functions that create them, by address without base path. */
export type CreateFile = () => Promise<Buffer>;

/** Converted picture: data for pages, and the files that these data refer to. */
export interface WebPicture {
  picture: PictureData;
  files: [address: string, create: CreateFile][];
}

let stamp: string | undefined;

/** Reads a picture and computes its key. The bytes, up to 25 MB, are not stored in memory: `bytes` reads them again. */
export async function pictureFile(
  dir: string,
  path: string,
  isProof = false,
): Promise<PictureFile> {
  stamp ??= hashFiles(CONVERTERS);
  const bytes = () => readFile(join(dir, path));
  const sha256 = digestOf(await bytes()).toString('hex');
  return { path, isProof, key: hashOf(20, stamp, sha256), bytes };
}

/** Address of a converted file, without base path: `/assets/img/x-1a2b3c4d-480.avif`. */
export function addressOf(
  { path, key, isProof }: PictureFile,
  ending: string,
  folder = 'img',
): string {
  const name = isProof ? 'preuve' : slugOf(path.replace(/^images\/|\.[^.]+$/g, ''));
  return `/${ASSETS}/${folder}/${name}-${key.slice(0, 8)}${ending}`;
}

/**
 * Size in pixels of a photo, rotated as its EXIF data requires, or of a drawing whose cleaned text is `drawn`; cached on disk.
 * Rejects for a corrupt picture.
 */
export async function cachedSize(
  { key, bytes }: PictureFile,
  cache: DiskCache,
  drawn?: Buffer,
): Promise<Pick<PictureData, 'width' | 'height'>> {
  const measure = async () => {
    // A large library, which a build with a full cache does not need.
    const { default: sharp } = await import('sharp');
    const data = drawn ?? (await bytes());
    const { autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
    // Decoding tells whether a photo is whole; a larger one is refused.
    if (!drawn && autoOrient.width * autoOrient.height <= MAX_PIXELS)
      await sharp(data, READING).resize(200, 200, { fit: 'inside' }).raw().toBuffer();
    return Buffer.from(JSON.stringify(autoOrient));
  };
  return JSON.parse((await cache.remember(`${key}.json`, measure)).toString('utf8'));
}
