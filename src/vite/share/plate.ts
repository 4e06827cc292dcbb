import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ShareSheet } from '../../content/share-sheet.ts';
import { READING } from '../pictures/reading.ts';
import { type Indexed, toIndexed } from './indexed.ts';
import { SHADES } from './ink.ts';
import { overlay } from './overlay.ts';
import { type Drawing, PICTURE_LEFT, SHARE } from './panel.ts';
import { tint } from './tint.ts';

/** Networks take larger files, but phones pay for them. */
const MOST_BYTES = 120_000;

/** What a label and a title may add to a plate, in bytes and in colours. */
const WORDS = { bytes: 24_000, colours: 2 * SHADES };

/** How far a picture is softened (pixels) while it is too grainy for its bytes, even in few colours. */
const SOFTER = [2, 4, 8];

/** A page's picture with a drawing laid over it, in as many colours as leave room for the shades of a label and a title. */
export async function plateOf(dir: string, sheet: ShareSheet, over: Drawing): Promise<Indexed> {
  const data = await sharp(Buffer.from(over.svg)).ensureAlpha().raw().toBuffer();
  const laid = { width: over.width, height: SHARE.height, data };
  const most = MOST_BYTES - WORDS.bytes;
  const plateAt = async (softness: number) => {
    const ground = await picture(dir, sheet, softness);
    overlay({ ...SHARE, data: ground }, laid);
    return toIndexed(ground, SHARE, { colours: 256 - WORDS.colours, most });
  };
  let plate = await plateAt(0);
  for (const softness of SOFTER) {
    if (plate.bytes <= most) break;
    plate = await plateAt(softness);
  }
  return plate;
}

/** The page's picture where the panel leaves it in view, three bytes a pixel. */
async function picture(dir: string, sheet: ShareSheet, softness: number): Promise<Buffer> {
  const left = sheet.title === '' ? 0 : PICTURE_LEFT;
  const size = { width: SHARE.width - left, height: SHARE.height };
  const source = await readFile(join(dir, sheet.image)).catch(() => undefined);
  const shown = (source ? sharp(source, READING) : blank(sheet))
    .autoOrient()
    // The drawing made for sharing has its subject on the right, any other picture in the middle.
    .resize({ ...size, fit: 'cover', position: sheet.wide ? 'right' : 'centre' })
    .flatten({ background: sheet.paint.paper })
    .toColourspace('srgb');
  if (softness > 0) shown.blur(softness);
  if (!sheet.tinted) return shown.extend({ left }).raw().toBuffer();
  const grey = await shown.greyscale().normalise().toColourspace('b-w').raw().toBuffer();
  return sharp(tint(grey, sheet.paint), { raw: { ...size, channels: 3 } })
    .extend({ left })
    .raw()
    .toBuffer();
}

/** In the place of a default drawing that an editor took away. */
const blank = ({ paint }: ShareSheet) =>
  sharp({ create: { ...SHARE, channels: 3, background: paint.highlight } });
