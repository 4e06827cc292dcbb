import { fitText } from './fit-text.ts';
import type { Font } from './font.ts';
import type { Mask } from './ink.ts';
import { BOX, LEFT, sizeOfLine } from './panel.ts';
import { type Letter, stamps } from './stamps.ts';

/** The last line of a title stands on the signature, so that a short title leaves its room to the motif. */
const BOTTOM = 448;

/** Between the letters of a title, in em. */
const SPACING = -0.012;

/** Where the label stands, and its size, in pixels. */
const LABEL = { y: 92, size: 28 };

/** Gives the title of a sharing picture, letter by letter, where it stands on the panel. */
export function titleMasks(font: Font): (title: string) => Mask[] {
  const stampOf = stamps(font);
  return (title) => {
    const { lines, size, leading } = fitText(title, BOX, (line) => font.width(line, 1, SPACING));
    return lines.flatMap((line, index) => {
      const y = Math.round(BOTTOM - (lines.length - 1 - index) * leading);
      return lettersOf(font, line, { y, size, spacing: SPACING }).map(stampOf);
    });
  };
}

/** The label over the title: the section that a page belongs to, or what kind of page it is. */
export function labelMasks(label: string, font: Font): Mask[] {
  const size = sizeOfLine(label, font, LABEL.size);
  return lettersOf(font, label, { y: LABEL.y, size }).map(stamps(font));
}

const lettersOf = (
  font: Font,
  line: string,
  { y, size, spacing = 0 }: { y: number; size: number; spacing?: number },
): Letter[] => font.letters(line, size, spacing).map(({ id, x }) => ({ id, size, x: LEFT + x, y }));
