import sharp from 'sharp';
import { fitText } from './fit-text.ts';
import type { Font } from './font.ts';
import type { Mask } from './ink.ts';
import { BOX, LEFT } from './panel.ts';

/** The last line stands on the signature, so that a short title leaves its room to the motif. */
const BOTTOM = 448;

/** Between letters, in em. */
const SPACING = -0.012;

/** What letters need around their lines, in em of their size: accents on capitals, and descenders. */
const ROOM = { above: 1.15, below: 0.35, side: 8 };

/** The title of a sharing picture, as a mask of the part of the panel that it covers. */
export async function titleMask(title: string, font: Font): Promise<Mask> {
  const { lines, size, leading } = fitText(title, BOX, (line) => font.width(line, 1, SPACING));
  const top = Math.floor(BOTTOM - (lines.length - 1) * leading - ROOM.above * size);
  const bottom = Math.ceil(BOTTOM + ROOM.below * size);
  const place = {
    left: LEFT - ROOM.side,
    top: Math.max(0, top),
    width: BOX.width + 2 * ROOM.side,
    height: bottom - Math.max(0, top),
  };
  const drawn = lines.map((line, index) => {
    const y = Math.round(BOTTOM - (lines.length - 1 - index) * leading) - place.top;
    return font.draw(line, { x: ROOM.side, y, size, spacing: SPACING });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${place.width}" height="${place.height}"><path d="M0 0h${place.width}v${place.height}H0z"/><g fill="#fff">${drawn.join('')}</g></svg>`;
  return { ...place, data: await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer() };
}
