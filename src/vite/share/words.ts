import type { ShareSheet } from '../../content/share-sheet.ts';
import { fitText } from './fit-text.ts';
import type { Font } from './font.ts';
import { svg } from './panel.ts';

export interface Fonts {
  title: Font;
  text: Font;
}

const LEFT = 64;
const BOTTOM = 448;
const BOX = { width: 520, height: 330, largest: 104, smallest: 38, leading: 1.08 };

/** The part of the panel that words may cover, in pixels. */
export const WORDS = { left: 56, top: 60, width: 540, height: 546 } as const;

const TEXT = '#f00';
const HIGHLIGHT = '#0f0';

/** The words of a sheet as an SVG of `WORDS`: red where the colour of text goes, green for highlight. */
export function words(sheet: ShareSheet, fonts: Fonts): string {
  const { name, tagline, label } = sheet;
  const { left, top, width, height } = WORDS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">
<path d="M0 0h1200v630H0z"/>
<g fill="${HIGHLIGHT}">${oneLine(fonts.text, label, 92, 28)}</g>
<g fill="${TEXT}">${titleOf(sheet, fonts)}</g>
<path d="M${LEFT + 3} 506h52" stroke="${HIGHLIGHT}" stroke-width="6" stroke-linecap="round"/>
<g fill="${TEXT}">${oneLine(fonts.text, name, 554, 28)}
<g fill-opacity=".8">${oneLine(fonts.text, tagline, 588, 21)}</g></g></svg>`;
}

/** Stands on the signature, so that a short title leaves its room to the motif. */
function titleOf({ title }: ShareSheet, fonts: Fonts): string {
  const spacing = -0.012;
  const { lines, size, leading } = fitText(title, BOX, (line) =>
    fonts.title.width(line, 1, spacing),
  );
  const first = BOTTOM - (lines.length - 1) * leading;
  return lines
    .map((line, index) =>
      fonts.title.draw(line, { x: LEFT, y: Math.round(first + index * leading), size, spacing }),
    )
    .join('');
}

/** The picture shared by default is the drawing itself, with the site's name in its sky. */
export function wordsOnDrawing({ name, tagline, paint }: ShareSheet, fonts: Fonts): string {
  const box = { ...BOX, height: 180, largest: 88 };
  const { lines, size, leading } = fitText(name, box, (line) => fonts.title.width(line, 1));
  const drawn = lines.map((line, index) =>
    fonts.title.draw(line, { x: LEFT, y: Math.round(140 + index * leading), size }),
  );
  const below = Math.round(140 + (lines.length - 1) * leading);
  return svg(`<g fill="${paint.ground}">${drawn.join('')}
<path d="M${LEFT + 3} ${below + 46}h52" stroke="${paint.second}" stroke-width="6" stroke-linecap="round"/>
${oneLine(fonts.text, tagline, below + 96, 27)}</g>`);
}

/** A line that shrinks rather than leave its column. */
function oneLine(font: Font, text: string, y: number, size: number): string {
  const fitting = Math.min(size, BOX.width / Math.max(font.width(text, 1), 1));
  return font.draw(text, { x: LEFT, y, size: fitting });
}
