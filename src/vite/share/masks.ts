import { Coverage } from './coverage.ts';
import { fitText } from './fit-text.ts';
import type { Font } from './font.ts';
import type { Mask } from './ink.ts';
import { BOX, LEFT, sizeOfLine } from './panel.ts';

/** The last line of a title stands on the signature, so that a short title leaves its room to the motif. */
const BOTTOM = 448;

/** Between the letters of a title, in em. */
const SPACING = -0.012;

/** What letters need around their lines: accents on capitals and descenders, in em; overhangs, in pixels. */
const ROOM = { above: 1.15, below: 0.35, side: 8 };

/** Where the label stands, and its size, in pixels. */
const LABEL = { y: 92, size: 28 };

/** The title of a sharing picture, as a mask of the part of the panel that it covers. */
export function titleMask(title: string, font: Font): Mask {
  const { lines, size, leading } = fitText(title, BOX, (line) => font.width(line, 1, SPACING));
  const placed = lines.map((line, index) => {
    return { line, y: Math.round(BOTTOM - (lines.length - 1 - index) * leading) };
  });
  return mask(placed, { font, size, spacing: SPACING });
}

/** The label over the title: the section that a page belongs to, or what kind of page it is. */
export const labelMask = (label: string, font: Font): Mask =>
  mask([{ line: label, y: LABEL.y }], { font, size: sizeOfLine(label, font, LABEL.size) });

function mask(
  lines: readonly { line: string; y: number }[],
  { font, size, spacing = 0 }: { font: Font; size: number; spacing?: number },
): Mask {
  const [first = 0, last = 0] = [lines[0]?.y, lines.at(-1)?.y];
  const top = Math.max(0, Math.floor(first - ROOM.above * size));
  const height = Math.ceil(last + ROOM.below * size) - top;
  const width = BOX.width + 2 * ROOM.side;
  const coverage = new Coverage(width, height);
  for (const { line, y } of lines) {
    font.trace(line, { x: ROOM.side, y: y - top, size, spacing }, coverage);
  }
  const inked = coverage.inked();
  return { ...inked, left: LEFT - ROOM.side, top: top + inked.top, width };
}
