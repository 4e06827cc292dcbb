import { isPlain } from './disguises.ts';
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
  isPlain(text);

/** Whether a text is an e-mail address for a contact page. */
export function isEmail(text: string): boolean {
  return isAddress(text, EMAIL);
}

/** Whether a link may open an e-mail address (contract section 6): `a@b.c` too. */
export const isMailbox = (text: string) =>
  isAddress(text, /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]+$/i);

/** Whether a text is a telephone number: 8 to 15 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= 8 && digits <= 15;
}

/** Whether a link may dial a number: short ones of services too. */
export const isDialable = (text: string) => isPhone(text) || /^[1-9]\d{1,5}$/.test(text);
