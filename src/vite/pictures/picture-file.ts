import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../../content/picture.ts';
import { hashOf, type Makers, stampOf } from '../../engine/documents/disk/stamp.ts';
import { MAX_PIXELS } from '../../engine/limits.ts';
import { slugOf } from '../../engine/text.ts';

/** What makes web pictures and sharing pictures. */
export const PICTURE_MAKERS: Makers = {
  paths: ['src/vite/pictures', 'src/engine/limits.ts'],
  libraries: ['sharp', 'svgo'],
};

/** A picture of the content folder, named after what it holds. */
export interface PictureFile {
  /** Path under the content folder: `images/x.jpg`. */
  path: string;
  /** Names its bytes and the way they are worked: the key of all that is made of it. */
  key: string;
  /** The bytes; raises when the file changed since. */
  bytes(): Promise<Buffer>;
}

/** A file that the build writes: its address (no base path) and its bytes, made when asked for. */
export interface Emitted {
  address: string;
  bytes(): Promise<Buffer>;
}

/** A picture as pages show it, and the files that it needs. */
export interface MadePicture {
  picture: Picture;
  emitted: Emitted[];
}

let stamp: string | undefined;

/** Reads a picture and names it; its bytes, up to 25 MB, are not held but read again. */
export async function pictureFile(dir: string, path: string): Promise<PictureFile> {
  stamp ??= stampOf(PICTURE_MAKERS);
  const way = stamp;
  const keyOf = (data: Buffer) => hashOf(20, way, data);
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

/** The address of a file made of a picture, without base path: `/assets/img/x-1a2b3c4d-480.avif`. */
export function addressOf({ path, key }: PictureFile, ending: string): string {
  const name = slugOf(path.replace(/^images\/|\.[^.]+$/g, ''));
  return `/assets/img/${name}-${key.slice(0, 8)}${ending}`;
}

/** How every picture is opened: a photo that was cut short is a fault, a quirk of a camera is not. */
export const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** A picture with more points than a build should hold in memory. */
export class TooManyPoints extends Error {
  readonly points: number;

  constructor(points: number) {
    super(`${points} points`);
    this.points = points;
  }
}
