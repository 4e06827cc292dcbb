import { readFile } from 'node:fs/promises';

/** A typeface whose text comes out as outlines: no font of the machine has a part in it. */
export interface Font {
  /** Width of a run of text in pixels, at a size and with letter spacing in em. */
  width(text: string, size: number, spacing?: number): number;
  /** SVG of a run of text that begins at `x` and stands on `y`, in pixels. */
  draw(text: string, place: { x: number; y: number; size: number; spacing?: number }): string;
}

export type FontFile = 'fraunces-600' | 'figtree-600';

/**
 * The site's own faces as plain TrueType, which HarfBuzz reads: the files of `public/fonts` at weight
 * 600 (`fonttools varLib.instancer fraunces-….woff2 wght=600`). Licence: `fonts/OFL.txt`.
 */
export const fontPath = (name: FontFile) => new URL(`./fonts/${name}.ttf`, import.meta.url);

interface Glyph {
  outline: string;
  advance: number;
}

/** Loads a face; HarfBuzz comes with the first one, so that a warm build does without. */
export async function loadFont(name: FontFile): Promise<Font> {
  const [hb, data] = await Promise.all([import('harfbuzzjs'), readFile(fontPath(name))]);
  const face = new hb.Face(new hb.Blob(data));
  const font = new hb.Font(face);
  const shape = (text: string): Glyph[] => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    // Glyph 0 is the box for what the face lacks, such as an emoji: better nothing than a box.
    return buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
      const advance = positions[index]?.xAdvance ?? 0;
      return codepoint === 0 ? [] : [{ outline: font.glyphToPath(codepoint), advance }];
    });
  };
  const em = face.upem;
  return {
    width: (text, size, spacing = 0) =>
      shape(text).reduce((sum, { advance }) => sum + (advance / em + spacing) * size, 0),
    draw: (text, { x, y, size, spacing = 0 }) => {
      let pen = 0;
      const glyphs = shape(text).map(({ outline, advance }) => {
        const at = Math.round(pen);
        pen += advance + spacing * em;
        return outline && `<path transform="translate(${at})" d="${outline}"/>`;
      });
      const scale = (size / em).toFixed(5);
      return `<g transform="translate(${x} ${y})scale(${scale} -${scale})">${glyphs.join('')}</g>`;
    },
  };
}
