import { pageOf } from '../site/routes.ts';
import type { MenuEntry } from '../site/schema/navigation.ts';
import { type Document, isOfKind } from './document.ts';
import { nameInSite } from './menus.ts';

/** What the header of the site shows at a width of 1,200 px, in pixels, as a browser draws it. */
const ROOM = { links: 1016, icon: 46, gap: 14.4, arrow: 18, button: 32 };

/** An entry of the first level of the top menu. */
export interface TopEntry {
  label: string;
  form: 'link' | 'menu' | 'button';
}

/** The entries of the top menu with the words that the site shows, without those of pages that it does not show. */
export const topEntries = (
  header: readonly MenuEntry[],
  documents: readonly Document[],
): TopEntry[] =>
  header.flatMap((entry): TopEntry[] => {
    if (typeof entry === 'object' && 'menu' in entry) return [{ label: entry.menu, form: 'menu' }];
    const {
      page,
      label,
      button = false,
    } = typeof entry === 'string' ? { page: entry, label: undefined } : entry;
    const found = documents.find(({ route }) => route === pageOf(page));
    const keys = found && isOfKind(found, 'page') ? found.frontmatter : undefined;
    const shown = label ?? (keys && nameInSite(keys));
    return shown === undefined || keys?.draft
      ? []
      : [{ label: shown, form: button ? 'button' : 'link' }];
  });

/** Width of a text in pixels in a font of CSS. */
export type TextWidth = (text: string, font: string) => number;

/** System fonts whose letters are about as wide as those of the site's fonts. */
const LINK = '500 15px Arial, Roboto, "Liberation Sans", sans-serif';
const NAME = '600 21px Georgia, "Noto Serif", serif';

/** Labels of the entries that do not fit in the first line at a width of about 1,200 px. `name`: of the site; its longest word takes room. */
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

/** Estimates the width of a text in Arial, for programs that cannot draw; only the size of `font` counts. */
export const estimatedWidth: TextWidth = (text, font) => {
  const size = Number(/(\d+)px/.exec(font)?.[1] ?? 0);
  const letters = Array.from(text, (letter) => {
    if (/[iljtfrI.,:;!'’ ]/.test(letter)) return 0.28;
    return /[mwMW]/.test(letter) ? 0.85 : /\p{Lu}/u.test(letter) ? 0.68 : 0.54;
  });
  return letters.reduce((width, letter) => width + letter * size, 0);
};
