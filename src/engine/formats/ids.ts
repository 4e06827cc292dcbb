import { embedIn } from '../../content/embeds.ts';
import { slugOf } from '../text.ts';
import { isHostId, withHttps } from './addresses.ts';
import type { Form } from './format.ts';

/** The forms of what names a page, a form or a map. */
export const IDS = {
  slug: {
    rule: 'slug',
    accepts: isSlug,
    wrong: 'ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
    hint: 'Écrivez la fin de l’adresse seule. Exemple : un-jardin-partage',
    correct: (text) => slugOf(lastPart(text).replace(/(?:\.mdx)+$/i, '')),
  },
  identifiant: {
    rule: 'adresse-web',
    isAddress: true,
    accepts: isHostId,
    wrong: (text) =>
      /^<\w+\s/.test(text)
        ? 'est un code à coller dans une page ; il faut ici l’adresse ou l’identifiant qu’il contient'
        : 'n’est ni un identifiant ni une adresse https',
    hint: 'Copiez l’identifiant que donne l’hébergeur (lettres, chiffres et tirets), ou l’adresse https:// du formulaire ou de la carte.',
    correct: (text) =>
      /^<\w+\s/.test(text) ? embedIn(text) : withHttps(text.replace(/^<(.*)>$/, '$1')),
  },
} satisfies Record<string, Form>;

/** True for the last part of an address: lower-case letters without accents, digits, single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** What ends a whole address, of this site or from the browser's bar; any other text comes back unchanged. */
const lastPart = (text: string) =>
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(text)?.[1] ?? text;
