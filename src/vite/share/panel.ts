import type { ShareSheet } from '../../content/share-sheet.ts';

/** The size that networks ask for, in pixels. */
export const SHARE = { width: 1200, height: 630 } as const;

/** Where the picture begins: the panel's cut edge covers its first pixels. */
export const PICTURE_LEFT = 580;

// A hand-cut edge, as in the drawings; the strip beneath is cut by the same hand a little further on.
const EDGE = 'M0 0H622C604 74 636 150 626 232S594 392 612 476 634 578 618 630H0Z';
const STRIP = 'M0 0H646C622 84 650 160 644 246S608 398 630 482 650 584 632 630H0Z';
const SHADE = 'M0 0H666C638 88 666 170 660 252S624 404 648 490 666 588 646 630H0Z';

/** The SVG laid over a page's picture: a sheet of the section's colour, on which words can stand. */
export function panel({ paint }: ShareSheet): string {
  return svg(`${pattern(paint.motif)}
<path d="${SHADE}" fill="${paint.ground}" fill-opacity=".22"/>
<path d="${STRIP}" fill="${paint.highlight}"/>
<path d="${EDGE}" fill="${paint.ground}"/>
<path d="${EDGE}" fill="url(#motif)" opacity=".6"/>`);
}

function pattern(tile: string): string {
  const [, width, height] = /width='(\d+)' height='(\d+)'/.exec(tile) ?? [];
  const inside = tile.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<defs><pattern id="motif" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${inside}</pattern></defs>`;
}

/** An SVG as large as a sharing picture. */
export const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">${inside}</svg>`;
