import type { ShareSheet } from '../../content/share-sheet.ts';
import { loadFont } from './font.ts';
import { type Fonts, panel, wordsOnDrawing } from './panel.ts';
import { plateOf } from './plate.ts';
import { encodePng } from './png.ts';
import { type Mask, press } from './press.ts';
import { titleMask } from './title.ts';

/** Plates held in memory: 0.75 MB each. */
const HELD = 60;

/**
 * Draws sharing pictures, 1200 x 630 PNG, out of the pictures of a content folder. Pages that show
 * the same picture under the same label share a plate, on which each prints its title.
 */
export function composer(dir: string): (sheet: ShareSheet) => Promise<Buffer> {
  const presses = new Map<string, Promise<(mask: Mask) => Buffer>>();
  let fonts: Promise<Fonts> | undefined;
  const pressOf = (sheet: ShareSheet, faces: Fonts) => {
    const key = JSON.stringify({ ...sheet, route: '', title: '' });
    const made =
      presses.get(key) ??
      plateOf(dir, sheet, panel(sheet, faces)).then((plate) => press(plate, sheet.paint));
    presses.delete(key);
    presses.set(key, made);
    for (const old of [...presses.keys()].slice(0, -HELD)) presses.delete(old);
    return made;
  };
  return async (sheet) => {
    fonts ??= loadFonts();
    const faces = await fonts;
    if (sheet.title === '') {
      return encodePng(await plateOf(dir, sheet, wordsOnDrawing(sheet, faces)));
    }
    const print = await pressOf(sheet, faces);
    return print(titleMask(sheet.title, faces.title));
  };
}

async function loadFonts(): Promise<Fonts> {
  const [title, text] = await Promise.all([loadFont('fraunces-600'), loadFont('figtree-600')]);
  return { title, text };
}
