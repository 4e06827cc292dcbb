import { readFile } from 'node:fs/promises';
import type { SvgPathCommand } from 'harfbuzzjs';
import type { Pen } from './coverage.ts';

/** A typeface whose text comes out as outlines: no font of the machine has a part in it. */
export interface Font {
  /** Width of a run of text in pixels, at a size and with letter spacing in em. */
  width(text: string, size: number, spacing?: number): number;
  /** SVG of a run of text. */
  draw(text: string, place: Place): string;
  /** The letters of a run of text: the face's number of each, and how far from the start it stands, in pixels. */
  letters(text: string, size: number, spacing?: number): { id: number; x: number }[];
  /** Draws the outlines of a letter, by its number. */
  trace(id: number, place: Omit<Place, 'spacing'>, pen: Pen): void;
}

/** Where a run of text begins (`x`) and stands (`y`), in pixels; spacing between letters in em. */
interface Place {
  x: number;
  y: number;
  size: number;
  spacing?: number;
}

type FontFile = 'fraunces-600' | 'figtree-600';

/**
 * The site's own faces as plain TrueType, which HarfBuzz reads: the files of `public/fonts` at weight
 * 600 (`fonttools varLib.instancer fraunces-….woff2 wght=600`). Licence: `fonts/OFL.txt`.
 */
const fontPath = (name: FontFile) => `src/vite/share/fonts/${name}.ttf`;

interface Glyph {
  id: number;
  /** In units of the face, as all that a glyph has. */
  advance: number;
}

/** Loads a face; HarfBuzz comes with the first one, so that a warm build does without. */
export async function loadFont(name: FontFile): Promise<Font> {
  const [hb, data] = await Promise.all([import('harfbuzzjs'), readFile(fontPath(name))]);
  const face = new hb.Face(new hb.Blob(data));
  const font = new hb.Font(face);
  const em = face.upem;

  const shape = (text: string): Glyph[] => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    // Glyph 0 is the box for what the face lacks, such as an emoji: better nothing than a box.
    return buffer.getGlyphInfos().flatMap(({ codepoint: id }, index) => {
      return id === 0 ? [] : [{ id, advance: positions[index]?.xAdvance ?? 0 }];
    });
  };
  // A word is measured for each title that has it, a letter drawn hundreds of times.
  const measured = remembered((text: string) => {
    const glyphs = shape(text);
    return {
      letters: glyphs.length,
      advance: glyphs.reduce((sum, { advance }) => sum + advance, 0),
    };
  });
  const outline = remembered((id: number) => font.glyphToJson(id));

  const placed = (text: string, spacing: number) => {
    let pen = 0;
    return shape(text).map(({ id, advance }) => {
      const at = Math.round(pen);
      pen += advance + spacing * em;
      return { id, at };
    });
  };
  return {
    width: (text, size, spacing = 0) => {
      const { letters, advance } = measured(text);
      return (advance / em + letters * spacing) * size;
    },
    draw: (text, { x, y, size, spacing = 0 }) => {
      const glyphs = placed(text, spacing).map(({ id, at }) => {
        const path = font.glyphToPath(id);
        return path && `<path transform="translate(${at})" d="${path}"/>`;
      });
      const scale = (size / em).toFixed(5);
      return `<g transform="translate(${x} ${y})scale(${scale} -${scale})">${glyphs.join('')}</g>`;
    },
    letters: (text, size, spacing = 0) =>
      placed(text, spacing).map(({ id, at }) => ({ id, x: (at * size) / em })),
    trace: (id, { x, y, size }, pen) => traceGlyph(outline(id), { x, y, scale: size / em }, pen),
  };
}

/** TrueType outlines have lines and quadratic curves; every contour comes back to its beginning. */
function traceGlyph(
  outline: readonly SvgPathCommand[],
  { x, y, scale }: { x: number; y: number; scale: number },
  pen: Pen,
): void {
  let begun: readonly [number, number] = [x, y];
  for (const { type, values } of outline) {
    const [a = 0, b = 0, c = 0, d = 0] = values;
    const [firstX, firstY] = [x + a * scale, y - b * scale];
    if (type === 'M') {
      begun = [firstX, firstY];
      pen.moveTo(...begun);
    } else if (type === 'L') pen.lineTo(firstX, firstY);
    else if (type === 'Q') pen.curveTo(firstX, firstY, x + c * scale, y - d * scale);
    else pen.lineTo(...begun);
  }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
