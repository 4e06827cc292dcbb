import sharp from 'sharp';
import type { ShareSheet } from '../../app/server/share-sheets.ts';
import { READING } from './reading.ts';

/** How the pixels of a sharing picture lie between its drawing and its packing. */
const PIXELS = { width: 1200, height: 630, channels: 3 } as const;

/** Networks take larger files, but phones pay for them. */
const MOST_BYTES = 120_000;

/** Best first: drawings and most photos are small enough at the first, grain at the last. */
const QUALITIES = [80, 60, 40, 20];

/** Draws a sharing picture, a JPEG of 1200 x 630: a picture, on its left the border with the site's mark. */
export async function sharePicture(
  { position, background, border }: Pick<ShareSheet, 'position' | 'background' | 'border'>,
  picture: Buffer,
  mark: Buffer,
): Promise<Buffer> {
  const pixels = await sharp(picture, READING)
    .autoOrient()
    .resize({ width: 945, height: 630, position })
    .flatten({ background })
    .extend({ left: 255, background })
    .composite([
      { input: Buffer.from(border) },
      { input: await sharp(mark).resize(128).toBuffer(), left: 40, top: 251 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  let file = pixels;
  for (const quality of QUALITIES) {
    file = await sharp(pixels, { raw: PIXELS }).jpeg({ quality }).toBuffer();
    if (file.length <= MOST_BYTES) break;
  }
  return file;
}
