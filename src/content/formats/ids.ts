import { slugOf } from '../../values/text.ts';
import type { Format } from './format.ts';

/** Last part of an address: lower-case letters without accents, digits, single hyphens. */
export const SLUG: Format = {
  rule: 'slug',
  accepts: (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  wrong: 'ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
  hint: 'Écrivez la fin de l’adresse seule. Exemple : un-jardin-partage',
  correct: (text) => slugOf(lastPart(text).replace(/(?:\.mdx)+$/i, '')),
};

/** Last part of an address: `https://a.fr/b/c` -> `c`; other texts do not change. */
const lastPart = (text: string) =>
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1] ?? text;
