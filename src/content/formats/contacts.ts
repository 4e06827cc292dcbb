import { isUndisguised } from './disguises.ts';
import type { Format } from './format.ts';

const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]{2,}$/i;
const PHONE = /^\+?[0-9][0-9 .\u00a0\u202f-]*$/;

export const CONTACTS = {
  courriel: {
    rule: 'courriel',
    accepts: isEmail,
    form: EMAIL,
    wrong: 'n’est pas une adresse électronique',
    hint: 'Écrivez l’adresse seule. Exemple : contact@exemple.ga',
    correct: (text) => text.replace(/\s|[<>]|^mailto:/gi, '').replace(/[([]at[)\]]/i, '@'),
  },
  telephone: {
    rule: 'telephone',
    accepts: isPhone,
    form: PHONE,
    wrong: 'n’est pas un numéro de téléphone',
    hint: 'Écrivez le numéro en chiffres, avec l’indicatif. Exemple : "+241 77 00 00 00"',
    correct: (text) =>
      text
        .replace(/^\D*?(?=\+?\d)/, '')
        .replace(/(?<=^(?:\+|00)\d{1,3}\s*)\(0\)/, ' ')
        .replace(/[()/]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  },
} satisfies Record<string, Format>;

const isAddress = (text: string, form: RegExp) =>
  text.length <= 254 &&
  form.test(text) &&
  !text.includes('..') &&
  !/\p{Cf}/u.test(text) &&
  isUndisguised(text);

/** True for an e-mail address whose domain ends with at least two letters: `contact@exemple.ga`. */
export function isEmail(text: string): boolean {
  return isAddress(text, EMAIL);
}

/** True for an e-mail address in a `mailto:` link, where `a@b.c` is valid, too. */
export const isMailbox = (text: string) =>
  isAddress(text, /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]+$/i);

/** True for a telephone number: 8 to 15 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= 8 && digits <= 15;
}

/** True for a number in a `tel:` link: a telephone number, or a short number of a service (`1300`). */
export const isDialable = (text: string) => isPhone(text) || /^[1-9]\d{1,5}$/.test(text);
