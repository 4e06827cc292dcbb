import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** What the names of icons are written with. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** The icon font (WOFF2) with the icons that some code may name; the font draws each as one glyph in place of its name. */
export async function iconsOf(woff2: Buffer, code: string): Promise<Buffer> {
  const sfnt = await subsetFont(woff2, '', { targetFormat: 'truetype', keepAllGlyphs: true });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer));
  const font = new harfbuzz.Font(face);
  const codePoints = new Map(
    [...face.collectUnicodes()].map((point) => [font.nominalGlyph(point), point]),
  );
  // A word of a script, or the whole text of an element in a template.
  const names = new Set(code.match(/(?<=[`'">])[a-z0-9_]{2,}(?=[`'"<])/g));
  const icons = [...names].flatMap((name) => {
    const [glyph, ...others] = glyphsOf(font, name);
    const point = others.length === 0 && glyph !== undefined && codePoints.get(glyph);
    return point ? String.fromCodePoint(point) : [];
  });
  const text = LETTERS + icons.join('');
  // With the closure of its layout, every icon whose name the letters spell would stay.
  return subsetFont(woff2, text, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    // The only weight that the library draws.
    variationAxes: { wght: 300 },
  });
}

/** The numbers of the glyphs that a font draws a text with. */
export function glyphsOf(font: harfbuzz.Font, text: string): number[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
