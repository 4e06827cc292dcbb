import type { ShareSheet } from '../../content/share-sheet.ts';
import { loadFont } from './font.ts';
import { held } from './held.ts';
import type { Indexed } from './indexed.ts';
import { type Mask, printOn } from './ink.ts';
import { labelMasks, titleMasks } from './masks.ts';
import { type Fonts, panel, wordsOnDrawing } from './panel.ts';
import { plates } from './plate.ts';
import { encodePng } from './png.ts';
import { type Press, press } from './press.ts';

/** Plates and presses held in memory: 0.75 MB each, and what presses have packed. */
const HELD = 40;

/**
 * Draws sharing pictures, 1200 x 630 PNG, out of the pictures of a content folder. Pages that show
 * the same picture share a plate, those under the same label a press, on which each prints its title.
 */
export function composer(dir: string): (sheet: ShareSheet) => Promise<Buffer> {
  let tools: Promise<Tools> | undefined;
  const plateOf = plates(dir);
  const bare = held<Indexed>(HELD);
  const presses = held<Press>(HELD);
  const plate = (sheet: ShareSheet, faces: Fonts) =>
    bare({ ...sheet, route: '', title: '', label: '' }, () => plateOf(sheet, panel(sheet, faces)));
  const labelled = (sheet: ShareSheet, faces: Fonts) =>
    presses({ ...sheet, route: '', title: '' }, async () => {
      const { ground, highlight, text } = sheet.paint;
      const label = labelMasks(sheet.label, faces.text);
      const underLabel = printOn(await plate(sheet, faces), label, { ground, ink: highlight });
      return press(underLabel, { ground, ink: text });
    });
  return async (sheet) => {
    tools ??= loadTools();
    const { faces, titleOf } = await tools;
    if (sheet.title === '') {
      return encodePng(await plateOf(sheet, wordsOnDrawing(sheet, faces)));
    }
    const print = await labelled(sheet, faces);
    return print(titleOf(sheet.title));
  };
}

interface Tools {
  faces: Fonts;
  titleOf: (title: string) => Mask[];
}

async function loadTools(): Promise<Tools> {
  const [title, text] = await Promise.all([loadFont('fraunces-600'), loadFont('figtree-600')]);
  return { faces: { title, text }, titleOf: titleMasks(title) };
}
