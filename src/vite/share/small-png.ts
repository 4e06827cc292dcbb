import sharp from 'sharp';

/** Best first. A number of colours would be of no use: libvips rounds it up to 16 or to 256. */
const QUALITIES = [100, 65, 50, 35, 20, 5];

/**
 * A PNG of at most so many bytes, in as many colours as this allows (a grainy photo may have to do
 * with 16). No dithering: flat colours stay flat, and files are smaller.
 */
export async function smallPng(
  data: Buffer,
  { width, height }: { width: number; height: number },
  most: number,
): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const options = { palette: true, effort: 1, dither: 0, compressionLevel: 6 } as const;
  for (const quality of QUALITIES) {
    const png = await image
      .clone()
      .png({ ...options, quality })
      .toBuffer();
    if (png.length <= most) return png;
  }
  return image.png({ ...options, colours: 16 }).toBuffer();
}
