import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../content/picture.ts';
import { type CacheInputs, digestOf, hashOf, stampOf } from '../../documents/disk/stamp.ts';
import { MAX_PIXELS } from '../../values/limits.ts';
import { slugOf } from '../../values/text.ts';

/** Code and libraries that convert pictures: when they change, cached results are invalid. */
export const PICTURE_CONVERTERS: CacheInputs = {
  paths: ['src/vite/pictures', 'src/values/limits.ts'],
  libraries: ['sharp', 'svgo'],
};

/** Picture file of the content folder. */
export interface PictureFile {
  /** Path under the content folder: `images/x.jpg`. */
  path: string;
  /** Cache key: hash of the bytes of the picture and of the code that converts it. */
  key: string;
  /** SHA-256 (hexadecimal) of the picture as it lies in the repository; only of a proof. */
  sha256: string | undefined;
  /** Reads the file; rejects when the file has changed since `key` was computed. */
  bytes(): Promise<Buffer>;
}

/** File that the build writes: its address without base path; `bytes` creates its content. */
export interface Emitted {
  address: string;
  bytes(): Promise<Buffer>;
}

/** Converted picture: data for pages, and the files that these data refer to. */
export interface WebPicture {
  picture: Picture;
  emitted: Emitted[];
}

let stamp: string | undefined;

/** Reads a picture and computes its key. The bytes, up to 25 MB, are not stored in memory: `bytes` reads them again. */
export async function pictureFile(
  dir: string,
  path: string,
  isProof = false,
): Promise<PictureFile> {
  stamp ??= stampOf(PICTURE_CONVERTERS);
  const code = stamp;
  const keyOf = (data: Buffer) => hashOf(20, code, data);
  const read = () => readFile(join(dir, path));
  const original = await read();
  const key = keyOf(original);
  return {
    path,
    key,
    sha256: isProof ? digestOf(original).toString('hex') : undefined,
    async bytes() {
      const data = await read();
      if (keyOf(data) !== key) throw new Error(`content/${path} vient de changer.`);
      return data;
    },
  };
}

/** Address of a converted file, without base path: `/assets/img/x-1a2b3c4d-480.avif`. That of a proof does not show its file name. */
export function addressOf({ path, key, sha256 }: PictureFile, ending: string): string {
  const name = sha256 ? 'preuve' : slugOf(path.replace(/^images\/|\.[^.]+$/g, ''));
  return `/assets/img/${name}-${key.slice(0, 8)}${ending}`;
}

/** Options of sharp: a truncated photo is an error, invalid metadata of a camera is not. */
export const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** Error for a picture with too many pixels for the memory of a build; `pixels` is their number. */
export class TooManyPixels extends Error {
  readonly pixels: number;

  constructor(pixels: number) {
    super(`${pixels} pixels`);
    this.pixels = pixels;
  }
}
