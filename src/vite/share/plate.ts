import sharp from 'sharp';
import type { ShareSheet } from '../../content/share-sheet.ts';
import { grounds } from './ground.ts';
import { held } from './held.ts';
import { type Indexed, toIndexed } from './indexed.ts';
import { SHADES } from './ink.ts';
import { overlay } from './overlay.ts';
import { type Drawing, SHARE } from './panel.ts';
import { type Points, pointsOf } from './points.ts';

/** Networks take larger files, but phones pay for them. */
const MOST_BYTES = 120_000;

/** What a label and a title may add to a plate, in bytes and in colours. */
const WORDS = { bytes: 24_000, colours: 2 * SHADES };

/** How far a picture is softened (pixels) while it is too grainy for its bytes, even in few colours. */
const SOFTER = [2, 4, 8];

/** Panels held in memory, 1.7 MB each: one for each section. */
const HELD = 8;

/** Gives pictures of a content folder with a drawing laid over them, in as many colours as leave room for the shades of a label and a title. */
export function plates(dir: string): (sheet: ShareSheet, over: Drawing) => Promise<Indexed> {
  const groundOf = grounds(dir);
  const drawn = held<Points>(HELD);
  return async (sheet, over) => {
    const points = await drawn(over, () => pointsOf(sharp(Buffer.from(over.svg))));
    const laid = { width: over.width, points };
    const most = MOST_BYTES - WORDS.bytes;
    const plateAt = async (softness: number) => {
      const whole = overlay(await groundOf(sheet, softness), laid);
      return toIndexed(whole, SHARE, { colours: 256 - WORDS.colours, most });
    };
    let plate = await plateAt(0);
    for (const softness of SOFTER) {
      if (plate.bytes <= most) break;
      plate = await plateAt(softness);
    }
    return plate;
  };
}
