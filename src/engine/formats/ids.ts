import { slugOf } from '../text.ts';
import type { Format } from './format.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The formats of what names a page, a form or a map. */
export const IDS = {
  slug: {
    rule: 'slug',
    accepts: isSlug,
    form: SLUG,
    wrong: 'ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
    hint: 'Écrivez la fin de l’adresse seule. Exemple : un-jardin-partage',
    correct: (text) => slugOf(lastPart(text).replace(/(?:\.mdx)+$/i, '')),
  },
} satisfies Record<string, Format>;

/** True for the last part of an address: lower-case letters without accents, digits, single hyphens. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** What ends a whole address, of this site or from the browser's bar; any other text comes back unchanged. */
const lastPart = (text: string) =>
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1] ?? text;
