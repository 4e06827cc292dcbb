import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShareSheet } from '../../content/share-sheet.ts';
import { READING } from '../pictures/reading.ts';
import { loadFont } from './font.ts';
import { type Fonts, PICTURE_LEFT, panel, SHARE } from './panel.ts';
import { smallPng } from './small-png.ts';
import { tint } from './tint.ts';

/** Networks take larger files, but phones pay for them. */
const MOST_BYTES = 120_000;

/** Draws sharing pictures, 1200 x 630 PNG, out of the pictures of a content folder. */
export function composer(dir: string): (sheet: ShareSheet) => Promise<Buffer> {
  const pictures = new Map<string, Promise<Buffer>>();
  let fonts: Promise<Fonts> | undefined;
  const behind = (sheet: ShareSheet) => {
    const key = JSON.stringify([sheet.image, sheet.tinted && sheet.paint, sheet.title === '']);
    const made = pictures.get(key) ?? picture(dir, sheet);
    pictures.set(key, made);
    return made;
  };
  return async (sheet) => {
    fonts ??= loadFonts();
    const { data, info } = await sharp(await behind(sheet), { raw: { ...SHARE, channels: 3 } })
      .composite([{ input: Buffer.from(panel(sheet, await fonts)) }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return smallPng(data, info, MOST_BYTES);
  };
}

async function loadFonts(): Promise<Fonts> {
  const [title, text] = await Promise.all([loadFont('fraunces-600'), loadFont('figtree-600')]);
  return { title, text };
}

/** In the place of a default drawing that an editor took away. */
const blank = ({ paint }: ShareSheet) =>
  sharp({ create: { ...SHARE, channels: 3, background: paint.highlight } });

/** The page's picture where the panel leaves it in view, three bytes a pixel. */
async function picture(dir: string, sheet: ShareSheet): Promise<Buffer> {
  const left = sheet.title === '' ? 0 : PICTURE_LEFT;
  const size = { width: SHARE.width - left, height: SHARE.height };
  const source = await readFile(join(dir, sheet.image)).catch(() => undefined);
  const shown = (source ? sharp(source, READING) : blank(sheet))
    .autoOrient()
    // The drawing made for sharing has its subject on the right, any other picture in the middle.
    .resize({ ...size, fit: 'cover', position: sheet.wide ? 'right' : 'centre' })
    .flatten({ background: sheet.paint.paper })
    .toColourspace('srgb');
  const pixels = sheet.tinted
    ? tint(await shown.greyscale().normalise().toColourspace('b-w').raw().toBuffer(), sheet.paint)
    : await shown.raw().toBuffer();
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .extend({ left, background: sheet.paint.ground })
    .raw()
    .toBuffer();
}
