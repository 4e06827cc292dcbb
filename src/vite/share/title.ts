import { Coverage } from './coverage.ts';
import { fitText } from './fit-text.ts';
import type { Font } from './font.ts';
import { BOX, LEFT } from './panel.ts';
import type { Mask } from './press.ts';

/** The last line stands on the signature, so that a short title leaves its room to the motif. */
const BOTTOM = 448;

/** Between letters, in em. */
const SPACING = -0.012;

/** What letters need around their lines, in em of their size: accents on capitals, and descenders. */
const ROOM = { above: 1.15, below: 0.35, side: 8 };

/** The title of a sharing picture, as a mask of the part of the panel that it covers. */
export function titleMask(title: string, font: Font): Mask {
  const { lines, size, leading } = fitText(title, BOX, (line) => font.width(line, 1, SPACING));
  const top = Math.floor(BOTTOM - (lines.length - 1) * leading - ROOM.above * size);
  const bottom = Math.ceil(BOTTOM + ROOM.below * size);
  const place = {
    left: LEFT - ROOM.side,
    top: Math.max(0, top),
    width: BOX.width + 2 * ROOM.side,
    height: bottom - Math.max(0, top),
  };
  const coverage = new Coverage(place.width, place.height);
  lines.forEach((line, index) => {
    const y = Math.round(BOTTOM - (lines.length - 1 - index) * leading) - place.top;
    font.trace(line, { x: ROOM.side, y, size, spacing: SPACING }, coverage);
  });
  return { ...place, data: coverage.bytes() };
}
