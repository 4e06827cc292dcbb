import { withoutAccents } from '../without-accents.ts';
import { type FormFault, show } from './form.ts';

/** True for the last part of an address: lower-case letters without accents, digits, single hyphens. */
export const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** A text as the last part of an address: "Été à Libreville" gives `ete-a-libreville`. */
export const slugOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** What is wrong with a value that should end an address, and the ending that was meant. */
export function slugFault(value: unknown): FormFault {
  if (Number.isInteger(value) && Number(value) >= 0) {
    return {
      rule: 'slug',
      message:
        'Sans guillemets, cette fin d’adresse est lue comme un nombre ; il faut ici un texte.',
      hint: 'Entourez-la de guillemets droits.',
      quote: true,
    };
  }
  const meant = slugOf(lastPart(String(value)).replace(/(?:\.mdx)+$/i, ''));
  return {
    rule: 'slug',
    message: `${show(value)} ne peut contenir que des minuscules sans accent, des chiffres et des tirets.`,
    ...(isSlug(meant) ? { value: meant } : {}),
  };
}

/** What ends a whole address, of this site or from the browser's bar; any other text comes back unchanged. */
const lastPart = (text: string) =>
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i.exec(text.trim())?.[1] ?? text;
