import { slugOf } from '../../values/text.ts';
import type { Format } from './format.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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

/** True for a slug: lower-case letters without accents, digits, single hyphens. */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Last part of an address: `https://a.fr/b/c` -> `c`; other texts do not change. */
const lastPart = (text: string) =>
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1] ?? text;
