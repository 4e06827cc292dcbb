import sharp from 'sharp';
import type { Pixels } from './rect.ts';

// Screenshots are all different: keeping them for a second use only takes memory.
sharp.cache(false);

/** The pixels of a screenshot. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
