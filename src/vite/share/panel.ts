import type { ShareSheet } from '../../content/share-sheet.ts';
import { fitText } from './fit-text.ts';
import type { Font } from './font.ts';

export interface Fonts {
  title: Font;
  text: Font;
}

/** The size that networks ask for, in pixels. */
export const SHARE = { width: 1200, height: 630 } as const;

/** Where the picture begins: the panel's cut edge covers its first pixels. */
export const PICTURE_LEFT = 580;

// A hand-cut edge, as in the drawings; the strip beneath is cut by the same hand a little further on.
const EDGE = 'M0 0H622C604 74 636 150 626 232S594 392 612 476 634 578 618 630H0Z';
const STRIP = 'M0 0H646C622 84 650 160 644 246S608 398 630 482 650 584 632 630H0Z';
/** How wide the panel is with its strip and its shade (pixels). */
const PANEL_WIDTH = 668;
const SHADE = 'M0 0H666C638 88 666 170 660 252S624 404 648 490 666 588 646 630H0Z';

/** Where words begin, and what they may fill, in pixels. */
export const LEFT = 64;
export const BOX = { width: 520, height: 330, largest: 104, smallest: 38, leading: 1.08 };

/** What is laid from the left edge: an SVG, and how wide it is (pixels). */
export interface Drawing {
  svg: string;
  width: number;
}

/** The SVG laid over a page's picture: a sheet of the section's colour with the words that all its pages share. */
export function panel(sheet: ShareSheet, { text }: Fonts): Drawing {
  const { paint, name, tagline } = sheet;
  return drawing(
    PANEL_WIDTH,
    `${pattern(paint.motif)}
<path d="${SHADE}" fill="${paint.ground}" fill-opacity=".22"/>
<path d="${STRIP}" fill="${paint.highlight}"/>
<path d="${EDGE}" fill="${paint.ground}"/>
<path d="${EDGE}" fill="url(#motif)" opacity=".6"/>
<path d="M${LEFT + 3} 506h52" stroke="${paint.highlight}" stroke-width="6" stroke-linecap="round"/>
<g fill="${paint.text}">${oneLine(text, name, 554, 28)}
<g fill-opacity=".8">${oneLine(text, tagline, 588, 21)}</g></g>`,
  );
}

/** The picture shared by default is the drawing itself, with the site's name in its sky. */
export function wordsOnDrawing({ name, tagline, paint }: ShareSheet, fonts: Fonts): Drawing {
  const box = { ...BOX, height: 180, largest: 88 };
  const { lines, size, leading } = fitText(name, box, (line) => fonts.title.width(line, 1));
  const drawn = lines.map((line, index) =>
    fonts.title.draw(line, { x: LEFT, y: Math.round(140 + index * leading), size }),
  );
  const below = Math.round(140 + (lines.length - 1) * leading);
  return drawing(
    SHARE.width,
    `<g fill="${paint.ground}">${drawn.join('')}
<path d="M${LEFT + 3} ${below + 46}h52" stroke="${paint.second}" stroke-width="6" stroke-linecap="round"/>
${oneLine(fonts.text, tagline, below + 96, 27)}</g>`,
  );
}

const oneLine = (font: Font, text: string, y: number, size: number): string =>
  font.draw(text, { x: LEFT, y, size: sizeOfLine(text, font, size) });

/** The size of a line (pixels) that shrinks rather than leave its column. */
export const sizeOfLine = (text: string, font: Font, size: number): number =>
  Math.min(size, BOX.width / Math.max(font.width(text, 1), 1));

function pattern(tile: string): string {
  const [, width, height] = /width='(\d+)' height='(\d+)'/.exec(tile) ?? [];
  const inside = tile.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<defs><pattern id="motif" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern></defs>`;
}

const drawing = (width: number, inside: string): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHARE.height}">${inside}</svg>`,
  width,
});
