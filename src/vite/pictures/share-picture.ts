import sharp from 'sharp';
import type { ShareImageSpec } from '../../server/share-image-specs.ts';
import { READING } from './picture-file.ts';

/** Maximum size of a share image: social networks accept more, but visitors on phones pay for the data. */
const MAX_BYTES = 120_000;

/** Creates a share image (JPEG, 1200 x 630): a picture, with the border and the logo of the site on its left. */
export async function sharePicture(
  { position, background, border }: Pick<ShareImageSpec, 'position' | 'background' | 'border'>,
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
  // A photo with many details exceeds the maximum: its quality is lowered until the file is small enough.
  let file = await drawn.clone().jpeg({ quality: 80 }).toBuffer();
  for (let quality = 60; file.length > MAX_BYTES && quality > 0; quality -= 20) {
    file = await drawn.clone().jpeg({ quality }).toBuffer();
  }
  return file;
}
