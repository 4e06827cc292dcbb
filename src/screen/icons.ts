import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The characters in names of Material Symbols icons. */
const NAME_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** The icon font (WOFF2) with only the icons that the code names: each is a ligature, one glyph for the characters of its name. */
export async function subsetIconFont(woff2: Buffer, code: string): Promise<Buffer> {
  const sfnt = await subsetFont(woff2, '', { targetFormat: 'truetype', keepAllGlyphs: true });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer));
  const font = new harfbuzz.Font(face);
  const codePoints = new Map(
    [...face.collectUnicodes()].map((point) => [font.nominalGlyph(point), point]),
  );
  // A name is a string literal, or the whole text of an element in an HTML template.
  const names = new Set(code.match(/(?<=[`'">])[a-z0-9_]{2,}(?=[`'"<])/g));
  const icons = [...names].flatMap((name) => {
    const [glyph, ...others] = glyphIds(font, name);
    const point = others.length === 0 && glyph !== undefined && codePoints.get(glyph);
    return point ? String.fromCodePoint(point) : [];
  });
  const text = NAME_CHARACTERS + icons.join('');
  // With layout closure, the new font would have every icon whose name consists of these characters: all icons.
  return subsetFont(woff2, text, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    // Sveltia CMS draws icons in this weight only.
    variationAxes: { wght: 300 },
  });
}

/** The ids of the glyphs that a font draws for a text. */
export function glyphIds(font: harfbuzz.Font, text: string): number[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
