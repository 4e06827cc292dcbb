import sharp from 'sharp';
import { MAX_PIXELS, type PictureFile } from './picture-file.ts';

/** Options of sharp: a truncated photo is an error, invalid metadata of a camera is not. */
const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** Properties of a photo that pages need. */
export interface Facts {
  /** Size in pixels, after the rotation that the EXIF data requires. */
  width: number;
  height: number;
}

/** Reads the size. Rejects for a corrupt picture, unless it is above `MAX_PIXELS` and so refused. */
export async function pixelFacts(data: Buffer): Promise<Facts> {
  const { autoOrient } = await sharp(data, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width * height <= MAX_PIXELS)
    await sharp(data, READING).resize(200, 200, { fit: 'inside' }).raw().toBuffer();
  return { width, height };
}

/** Pixels of a picture after rotation, in sRGB. */
interface DecodedPicture {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

let last: { key: string; pixels: Promise<DecodedPicture> } | undefined;

/**
 * Decodes a picture to pixels, rotated as its EXIF data requires, without metadata. The last result is cached (6 MB), because
 * the files of one picture are created in sequence.
 */
export function upright(file: PictureFile, width: number): Promise<DecodedPicture> {
  if (last?.key !== file.key) last = { key: file.key, pixels: decode(file, width) };
  return last.pixels;
}

async function decode(file: PictureFile, width: number): Promise<DecodedPicture> {
  return sharp(await file.bytes(), READING)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export type ImageFormat = 'avif' | 'webp';

/** Encodes pixels into a file of a given width. AVIF with effort 2 takes a tenth of the default time, for a few more bytes. */
export async function encode(
  { data, info }: DecodedPicture,
  format: ImageFormat,
  width: number,
): Promise<Buffer> {
  const { channels } = info;
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  if (width < info.width) image.resize({ width });
  return format === 'avif'
    ? image.avif({ effort: 2, quality: 52, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality: 75, alphaQuality: 85 }).toBuffer();
}

/** Crops a picture to the size of a share image (JPEG, 1200 x 630). Its quality is low, because phones load it in a list of messages. */
export const cropForSharing = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, READING)
    .autoOrient()
    .resize({ width: 1200, height: 630, position: 'centre' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
