import sharp from 'sharp';
import type { PictureFile } from './picture-file.ts';
import { READING } from './reading.ts';

/** Pixels of a picture, upright, in sRGB. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

let last: { key: string; pixels: Promise<Pixels> } | undefined;

/**
 * A picture decoded once for all its files, turned as its EXIF says and freed of every other
 * metadata. The last one is held (6 MB), as the files of a picture are asked for one after the other.
 */
export function upright(file: PictureFile, width: number): Promise<Pixels> {
  if (last?.key !== file.key) last = { key: file.key, pixels: decode(file, width) };
  return last.pixels;
}

async function decode(file: PictureFile, width: number): Promise<Pixels> {
  return sharp(await file.bytes(), READING)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
