/** What the header of the site shows at a width of 1,200 px, in pixels, as a browser draws it. */
const ROOM = { links: 1016, icon: 46, gap: 14.4, arrow: 18, button: 32 };

/** An entry of the first level of the top menu. */
export interface TopEntry {
  label: string;
  form: 'link' | 'menu' | 'button';
}

/** Width of a text in pixels in a font of CSS. */
export type TextWidth = (text: string, font: string) => number;

/** System fonts of the widths of the site's own. */
const LINK = '500 15px Arial, Roboto, "Liberation Sans", sans-serif';
const NAME = '600 21px Georgia, "Noto Serif", serif';

/** Labels of the entries that pass to a second line at a width of 1,200 px, about. `name`: that of the site, whose longest word stays whole. */
export function entriesTooMany(
  entries: readonly TopEntry[],
  name: string,
  widthOf: TextWidth,
): string[] {
  const word = Math.max(...name.split(/\s+/).map((one) => widthOf(one, NAME)));
  let left = ROOM.links - ROOM.icon - word + ROOM.gap;
  return entries.flatMap(({ label, form }) => {
    const edge = { link: 0, menu: ROOM.arrow, button: ROOM.button }[form];
    left -= widthOf(label, LINK) + edge + ROOM.gap;
    return left < 0 ? label : [];
  });
}

/** Widths as this browser draws them. */
export function browserWidth(): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    // Without a canvas, about the mean of French letters.
    if (!context) return text.length * 7.5;
    context.font = font;
    return context.measureText(text).width;
  };
}
