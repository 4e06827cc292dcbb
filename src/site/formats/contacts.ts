import type { Format } from './format.ts';

/** ASCII only: a letter of another alphabet imitates a known address. */
const MAILBOX = /^(?!.*\.\.)[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i;
const PHONE_SIGNS = /^\+?[0-9][0-9 .\u00a0\u202f-]*$/;

/** An address of a mailbox whose domain ends with at least two letters: `contact@exemple.ga`. */
export const EMAIL: Format = {
  rule: 'courriel',
  accepts: (text) => text.length <= 254 && MAILBOX.test(text),
  wrong: 'n’est pas une adresse électronique',
  hint: 'Écrivez l’adresse seule, en lettres sans accent, sans virgule. Exemple : contact@exemple.ga',
};

/** A telephone number, with or without the prefix of a country. */
export const PHONE: Format = {
  rule: 'telephone',
  accepts: isPhone,
  wrong: 'n’est pas un numéro de téléphone',
  hint: 'Écrivez le numéro en chiffres, avec l’indicatif. Exemple : +241 77 00 00 00',
};

/** True for a telephone number: 8 to 15 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE_SIGNS.test(text) && digits >= 8 && digits <= 15;
}

/** True for a number in a `tel:` link: a telephone number, or a short number of a service (`1300`). */
export const isDialable = (text: string) => isPhone(text) || /^[1-9]\d{1,5}$/.test(text);

/** Telephone number of Gabon, or of another country with its prefix; other texts are left to another rule. */
export const GABON_NUMBER: Format = {
  rule: 'telephone',
  accepts: (text) => !isPhone(text.replace(/^tel:/, '')) || GABONESE.test(figuresOf(text)),
  wrong: (text) =>
    `${lacksDigits(text) ? TOO_SHORT : 'n’est pas un numéro d’aujourd’hui'} : ${GABON}`,
  hint: 'Vérifiez-le chiffre par chiffre. Celui d’un autre pays commence par « + » et son indicatif.',
};

/** The number that money is sent to: one of Gabon that nobody can have is an error, not a doubt. */
export const PAYMENT_NUMBER: Format = {
  ...GABON_NUMBER,
  accepts: (text) => GABON_NUMBER.accepts(text) && !UNUSED_PREFIX.test(figuresOf(text)),
  isError: true,
  wrong: (text) =>
    `${lacksDigits(text) ? TOO_SHORT : 'n’appelle personne'} : ${GABON}, et commence par 11, 60 à 66 ou 74 à 77`,
};

const TOO_SHORT = 'n’a pas tous ses chiffres';
const GABON = 'un numéro gabonais a huit chiffres après +241, ou neuf qui commencent par 0';

const lacksDigits = (text: string) => figuresOf(text).replace(/^(?:(?:\+|00)241|0)/, '').length < 8;

const figuresOf = (text: string) => text.replace(/[^\d+]/g, '');

/** Valid numbers of Gabon; also samples (`+241 00000000`), short numbers (`1300`) and numbers with another prefix. */
const GABONESE = /^(?:(?:\+|00)(?:241(?:[1-9]\d{7}|0{8})$|(?!241))|0?[1-9]\d{7}$|[1-9]\d{1,5}$)/;

/** A number of Gabon that does not begin as those of today's networks (national numbering plan of 2019). */
const UNUSED_PREFIX = /^(?:(?:\+|00)241|0)?(?!11|6[0-6]|7[4-7]|0{8})\d{8}$/;
