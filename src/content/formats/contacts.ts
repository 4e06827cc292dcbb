import type { Format } from './format.ts';

/** ASCII only: a letter of another alphabet imitates a known address. */
const MAILBOX = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]+$/i;
const PHONE_SIGNS = /^\+?[0-9][0-9 .\u00a0\u202f-]*$/;

/** An address of a mailbox whose domain ends with at least two letters: `contact@exemple.ga`. */
export const EMAIL: Format = {
  rule: 'courriel',
  accepts: (text) => isMailbox(text) && /\.[a-z]{2,}$/i.test(text),
  wrong: 'n’est pas une adresse électronique',
  hint: 'Écrivez l’adresse seule, en lettres sans accent. Exemple : contact@exemple.ga',
  // Only what surely is no part is left out: `Awa Ndong <awa@exemple.ga>`, `mailto:awa@exemple.ga`.
  correct: (text) => /^(?:[^<]*<)?\s*(?:mailto:)?\s*([^\s<>:]+@[^\s<>]+)\s*>?$/i.exec(text)?.[1],
};

/** A telephone number, with or without the prefix of a country. */
export const PHONE: Format = {
  rule: 'telephone',
  accepts: isPhone,
  wrong: 'n’est pas un numéro de téléphone',
  hint: 'Écrivez le numéro en chiffres, avec l’indicatif. Exemple : +241 77 00 00 00',
  // Of two numbers, `077 12 34 56/57`, only the editor knows the right one.
  correct: (text) =>
    text
      .replace(/^\D*?(?=\+?\d)/, '')
      .replace(/(?<=^(?:\+|00)\d{1,3}\s*)\(0\)/, ' ')
      .replace(/[()]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
};

/** True for an e-mail address in a `mailto:` link, where `a@b.c` is valid, too. */
export function isMailbox(text: string): boolean {
  return text.length <= 254 && MAILBOX.test(text) && !text.includes('..');
}

/** True for a telephone number: 8 to 15 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE_SIGNS.test(text) && digits >= 8 && digits <= 15;
}

/** True for a number in a `tel:` link: a telephone number, or a short number of a service (`1300`). */
export const isDialable = (text: string) => isPhone(text) || /^[1-9]\d{1,5}$/.test(text);
