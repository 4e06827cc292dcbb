import { type FormFault, show } from './form.ts';

/** True for the last part of an address: lower-case letters without accents, digits, single hyphens. */
export const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** A text as the last part of an address: "Été à Libreville" gives `ete-a-libreville`. */
export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export function slugFault(value: unknown): FormFault {
  const meant = slugOf(String(value));
  return {
    rule: 'slug',
    message: `${show(value)} ne peut contenir que des minuscules sans accent, des chiffres et des tirets.`,
    ...(isSlug(meant) ? { value: meant } : {}),
  };
}
