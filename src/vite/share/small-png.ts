import sharp from 'sharp';

/**
 * A PNG of at most so many bytes, with the colours that this allows. No dithering: flat colours
 * stay flat, and files are smaller.
 */
export async function smallPng(
  data: Buffer,
  { width, height }: { width: number; height: number },
  most: number,
): Promise<Buffer> {
  const encode = (colours: number) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .png({ palette: true, colours, effort: 1, dither: 0, compressionLevel: 9 })
      .toBuffer();
  for (const colours of [256, 160, 96, 64, 48, 32]) {
    const png = await encode(colours);
    if (png.length <= most) return png;
  }
  return encode(16);
}
