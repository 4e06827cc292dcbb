import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../content/picture.ts';
import { type CacheInputs, hashOf, stampOf } from '../../engine/documents/disk/stamp.ts';
import { MAX_PIXELS } from '../../engine/limits.ts';
import { slugOf } from '../../engine/text.ts';

/** Code and libraries that convert pictures: a change of them invalidates the cache. */
export const PICTURE_MAKERS: CacheInputs = {
  paths: ['src/vite/pictures', 'src/engine/limits.ts'],
  libraries: ['sharp', 'svgo'],
};

/** Picture of the content folder. */
export interface PictureFile {
  /** Path under the content folder: `images/x.jpg`. */
  path: string;
  /** Cache key: hash of its bytes and of the converting code. */
  key: string;
  /** Reads its bytes; rejects when the file has changed since. */
  bytes(): Promise<Buffer>;
}

/** File that the build writes: address without base path, and bytes, created on request. */
export interface Emitted {
  address: string;
  bytes(): Promise<Buffer>;
}

/** Picture for pages, and its files. */
export interface WebPicture {
  picture: Picture;
  emitted: Emitted[];
}

let stamp: string | undefined;

/** Reads a picture for its key; the bytes, up to 25 MB, are not held in memory. */
export async function pictureFile(dir: string, path: string): Promise<PictureFile> {
  stamp ??= stampOf(PICTURE_MAKERS);
  const code = stamp;
  const keyOf = (data: Buffer) => hashOf(20, code, data);
  const read = () => readFile(join(dir, path));
  const key = keyOf(await read());
  return {
    path,
    key,
    async bytes() {
      const data = await read();
      if (keyOf(data) !== key) throw new Error(`content/${path} vient de changer.`);
      return data;
    },
  };
}

/** Address of a converted file, without base path: `/assets/img/x-1a2b3c4d-480.avif`. */
export function addressOf({ path, key }: PictureFile, ending: string): string {
  const name = slugOf(path.replace(/^images\/|\.[^.]+$/g, ''));
  return `/assets/img/${name}-${key.slice(0, 8)}${ending}`;
}

/** Options of sharp: a truncated photo is an error, an invalid tag of a camera is not. */
export const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** Error for a picture with too many pixels for the memory of a build. */
export class TooManyPoints extends Error {
  readonly points: number;

  constructor(points: number) {
    super(`${points} points`);
    this.points = points;
  }
}
