import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ShareSheet } from '../../content/share-sheet.ts';
import { READING } from '../pictures/reading.ts';
import { held } from './held.ts';
import { PICTURE_LEFT, SHARE } from './panel.ts';
import { type Points, pointsOf } from './points.ts';
import { tint } from './tint.ts';

/** What of a picture is in view: as high as the whole, with its left edge so far from the left (pixels). */
export interface Ground {
  left: number;
  points: Points;
}

/** The pictures that sections tint are few: most often the one that stands for all. */
const HELD = 4;

/** Gives the pictures of a content folder as sheets show them: where the panel leaves them in view, softened by so many pixels. */
export function grounds(dir: string): (sheet: ShareSheet, softness: number) => Promise<Ground> {
  const greys = held<Buffer>(HELD);
  return async (sheet, softness) => {
    const left = sheet.title === '' ? 0 : PICTURE_LEFT;
    const size = { width: SHARE.width - left, height: SHARE.height };
    const shown = async () => {
      const picture = await opened(dir, sheet, size);
      return softness > 0 ? picture.blur(softness) : picture;
    };
    if (!sheet.tinted) return { left, points: await pointsOf(await shown()) };
    const { image, wide } = sheet;
    // Sections tint the same grey.
    const key = { image, wide, left, softness };
    const grey = await greys(key, async () =>
      (await shown()).greyscale().toColourspace('b-w').raw().toBuffer(),
    );
    return { left, points: tint(grey, sheet.paint) };
  };
}

async function opened(
  dir: string,
  sheet: ShareSheet,
  size: { width: number; height: number },
): Promise<Sharp> {
  // A sheet whose picture is away has a plain ground.
  const source = await readFile(join(dir, sheet.image)).catch(() => undefined);
  return (
    (source ? sharp(source, READING) : blank(sheet))
      .autoOrient()
      // The drawing made for sharing has its subject on the right, any other picture in the middle.
      .resize({ ...size, fit: 'cover', position: sheet.wide ? 'right' : 'centre' })
      // White becomes the paper when it is tinted.
      .flatten({ background: sheet.tinted ? '#ffffff' : sheet.paint.paper })
      .toColourspace('srgb')
  );
}

/** In the place of a default drawing that an editor took away. */
const blank = ({ paint }: ShareSheet) =>
  sharp({ create: { ...SHARE, channels: 3, background: paint.highlight } });
