import sharp from 'sharp';
import type { ShareSheet } from '../../server/share-sheets.ts';
import { READING } from './picture-file.ts';

/** Networks take larger files, but phones pay for them. */
const MOST_BYTES = 120_000;

/** Draws a sharing picture, a JPEG of 1200 x 630: a picture, on its left the border with the site's mark. */
export async function sharePicture(
  { position, background, border }: Pick<ShareSheet, 'position' | 'background' | 'border'>,
  picture: Buffer,
  mark: Buffer,
): Promise<Buffer> {
  const drawn = sharp(picture, READING)
    .autoOrient()
    .resize({ width: 945, height: 630, position })
    .flatten({ background })
    .extend({ left: 255, background })
    .composite([
      { input: Buffer.from(border) },
      { input: await sharp(mark).resize(128).toBuffer(), left: 40, top: 251 },
    ]);
  // Drawings and most photos are small enough at once, grain at the last.
  let file = await drawn.clone().jpeg({ quality: 80 }).toBuffer();
  for (let quality = 60; file.length > MOST_BYTES && quality > 0; quality -= 20) {
    file = await drawn.clone().jpeg({ quality }).toBuffer();
  }
  return file;
}
