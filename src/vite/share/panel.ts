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
export const PICTURE_LEFT = 600;

const LEFT = 72;
const BOTTOM = 448;
const BOX = { width: 524, height: 330, largest: 104, smallest: 38, leading: 1.08 };

// A hand-cut edge, as in the drawings; the strip beneath is cut by the same hand a little further on.
const EDGE = 'M0 0H640C622 74 654 150 644 232S612 392 630 476 652 578 636 630H0Z';
const STRIP = 'M0 0H664C640 84 668 160 662 246S626 398 648 482 668 584 650 630H0Z';
const SHADE = 'M0 0H684C656 88 684 170 678 252S642 404 666 490 684 588 664 630H0Z';

/** The SVG laid over a page's picture: a sheet of the section's colour with the title on it. */
export function panel(sheet: ShareSheet, fonts: Fonts): string {
  const { paint } = sheet;
  return svg(`${pattern(paint.motif)}
<path d="${SHADE}" fill="${paint.ink}" fill-opacity=".18"/>
<path d="${STRIP}" fill="${paint.highlight}"/>
<path d="${EDGE}" fill="${paint.ground}"/>
<path d="${EDGE}" fill="url(#motif)" opacity=".6"/>
${labelOf(sheet, fonts)}${titleOf(sheet, fonts)}${signature(sheet, fonts)}`);
}

/** Stands on the signature, so that a short title leaves its room to the motif. */
function titleOf({ title, paint }: ShareSheet, fonts: Fonts): string {
  const spacing = -0.012;
  const { lines, size, leading } = fitText(title, BOX, (line) =>
    fonts.title.width(line, 1, spacing),
  );
  const first = BOTTOM - (lines.length - 1) * leading;
  const drawn = lines.map((line, index) =>
    fonts.title.draw(line, { x: LEFT, y: Math.round(first + index * leading), size, spacing }),
  );
  return `<g fill="${paint.text}">${drawn.join('')}</g>`;
}

const labelOf = ({ label, paint }: ShareSheet, fonts: Fonts) =>
  `<g fill="${paint.highlight}">${fonts.text.draw(label, { x: LEFT, y: 92, size: 28 })}</g>`;

function signature({ name, tagline, paint }: ShareSheet, fonts: Fonts): string {
  return `<path d="M${LEFT + 3} 506h52" stroke="${paint.highlight}" stroke-width="6" stroke-linecap="round"/>
<g fill="${paint.text}">${fonts.text.draw(name, { x: LEFT, y: 554, size: 28 })}
<g fill-opacity=".8">${fonts.text.draw(tagline, { x: LEFT, y: 588, size: 21 })}</g></g>`;
}

function pattern(tile: string): string {
  const [, width, height] = /width='(\d+)' height='(\d+)'/.exec(tile) ?? [];
  const inside = tile.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<defs><pattern id="motif" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern></defs>`;
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">${inside}</svg>`;
