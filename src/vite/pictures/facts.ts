import sharp from 'sharp';
import { MOST_POINTS } from '../../content/limits.ts';
import { READING, TooManyPoints } from './reading.ts';

/** What pages need to know of a bitmap before its files are made. */
export interface Facts {
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** True when something shows through it. */
  clear: boolean;
  /** The colour that covers most of it, `#rrggbb`; none for a see-through picture. */
  color?: string;
}

/** Reads size, transparency and colour. Raises when the picture is corrupt or too large. */
export async function factsOf(data: Buffer): Promise<Facts> {
  const { autoOrient, hasAlpha } = await sharp(data, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width * height > MOST_POINTS) throw new TooManyPoints(width * height);
  const small = await sharp(data, READING)
    .resize(200, 200, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const clear = hasAlpha && small.data.some((value, index) => index % 4 === 3 && value < 230);
  if (clear) return { width, height, clear };
  const { dominant } = await sharp(small.data, { raw: small.info }).removeAlpha().stats();
  return { width, height, clear, color: hex(dominant) };
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
