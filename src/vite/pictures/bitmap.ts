import type { DiskCache } from '../../documents/disk/cache.ts';
import {
  addressOf,
  cachedSize,
  type PictureFile,
  READING,
  type WebPicture,
} from './picture-file.ts';

/** Formats of the files: AVIF, and WebP, which every supported browser reads. */
const FORMATS = ['avif', 'webp'] as const;

/** Widths of the files in pixels: for a phone, for half a page or a high-density phone, and for a whole page. */
const WIDTHS = [480, 960, 1600] as const;

/** Maximum height of a file in pixels. AVIF and WebP allow 16,383; half of it is more than any page shows. */
const MAX_HEIGHT = 8000;

/** Converts a photo to `FORMATS`, in several widths. This call reads only the size; each file is created when it is asked for. */
export async function bitmap(file: PictureFile, cache: DiskCache): Promise<WebPicture> {
  const { width, height } = await cachedSize(file, cache);
  const maxWidth = Math.max(1, Math.min(1600, width, Math.floor((width * MAX_HEIGHT) / height)));
  const widths = [...WIDTHS.filter((size) => size < maxWidth), maxWidth];
  const addressFor = (format: Format, size: number) => addressOf(file, `-${size}.${format}`);
  const files = FORMATS.flatMap((format) =>
    widths.map((size): WebPicture['files'][number] => {
      const encode = async () => encodeAs(format, await decoded(file, maxWidth), size);
      return [
        addressFor(format, size),
        () => cache.remember(`${file.key}-${size}.${format}`, encode),
      ];
    }),
  );
  const sources = FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map((size) => ({ src: addressFor(format, size), width: size })),
  }));
  // A proof must be readable: the largest file of it is linked.
  const linked = (file.isProof ? undefined : widths.find((size) => size >= 960)) ?? maxWidth;
  return { picture: { src: addressFor('webp', linked), width, height, sources }, files };
}

type Format = (typeof FORMATS)[number];

/** Pixels of a picture after rotation, in sRGB. */
type DecodedPicture = Awaited<ReturnType<typeof decode>>;

let last: { key: string; pixels: Promise<DecodedPicture> } | undefined;

/**
 * Decodes a picture to pixels, rotated as its EXIF data requires, without metadata. The last result is cached (6 MB), because
 * the files of one picture are created in sequence.
 */
function decoded(file: PictureFile, width: number): Promise<DecodedPicture> {
  if (last?.key !== file.key) last = { key: file.key, pixels: decode(file, width) };
  return last.pixels;
}

async function decode(file: PictureFile, width: number) {
  const { default: sharp } = await import('sharp');
  return sharp(await file.bytes(), READING)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Encodes pixels into a file of a given width. AVIF with effort 2 takes a tenth of the default time, for a few more bytes. */
async function encodeAs(
  format: Format,
  { data, info }: DecodedPicture,
  width: number,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { channels } = info;
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  if (width < info.width) image.resize({ width });
  return format === 'avif'
    ? image.avif({ effort: 2, quality: 52, chromaSubsampling: '4:2:0' }).toBuffer()
    : image.webp({ quality: 75, alphaQuality: 85 }).toBuffer();
}

/** Crops a picture to the size of a share image (JPEG, 1200 x 630). Its quality is low, because phones load it in a list of messages. */
export async function cropForSharing(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture, READING)
    .autoOrient()
    .resize({ width: 1200, height: 630, position: 'centre' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
