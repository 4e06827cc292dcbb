import type { Format } from './format.ts';
import { inFigures, wrongFigures } from './numbers.ts';

/** ASCII only: a letter of another alphabet imitates a known address. */
const MAILBOX = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]+$/i;
const PHONE_SIGNS = /^\+?[0-9][0-9 .\u00a0\u202f-]*$/;

/** An address of a mailbox whose domain ends with at least two letters: `contact@exemple.ga`. */
export const EMAIL: Format = {
  rule: 'courriel',
  accepts: (text) => isMailbox(text) && /\.[a-z]{2,}$/i.test(text),
  wrong: (text) =>
    COMMA.test(text) ? 'a une virgule à la place d’un point' : 'n’est pas une adresse électronique',
  hint: 'Écrivez l’adresse seule, en lettres sans accent. Exemple : contact@exemple.ga',
  // Only what surely is no part is left out: `Awa Ndong <awa@exemple.ga>`, `mailto:awa@exemple.ga`.
  correct: (text) =>
    /^(?:[^<]*<)?\s*(?:mailto:)?\s*([^\s<>:]+@[^\s<>]+)\s*>?$/i
      .exec(text)?.[1]
      ?.replace(COMMA, '.'),
};

/** A comma in the host of a mailbox: `awa@exemple,ga`; not that between two mailboxes. */
const COMMA = /(?<=@[a-z\d-]+(?:\.[a-z\d-]+)*),(?=[a-z\d-]+(?:\.[a-z\d-]+)*\s*>?$)/i;

/** A telephone number, with or without the prefix of a country. */
export const PHONE: Format = {
  rule: 'telephone',
  accepts: isPhone,
  wrong: (text) => wrongFigures(text) ?? 'n’est pas un numéro de téléphone',
  hint: 'Écrivez le numéro en chiffres, avec l’indicatif. Exemple : +241 77 00 00 00',
  // Of two numbers, `077 12 34 56/57`, only the editor knows the right one.
  correct(text) {
    const right = inFigures(text)
      .replace(/^\D*?(?=\+?\d)/, '')
      .replace(/(?<=^(?:\+|00)\d{1,3}\s*)\(0\)/, ' ')
      .replace(/[()]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return OLD.test(figuresOf(right)) ? undefined : right;
  },
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

/** Telephone number of Gabon, or of another country with its prefix; other texts are left to another rule. */
export const GABON_NUMBER: Format = {
  rule: 'telephone',
  accepts: (text) => !isPhone(text.replace(/^tel:/, '')) || GABONESE.test(figuresOf(text)),
  isError: (text) => OLD.test(figuresOf(text)),
  wrong(text) {
    const [, prefix = '', rest = ''] = OLD.exec(figuresOf(text)) ?? [];
    const today = PREFIXES[prefix];
    if (!today)
      return 'n’est pas un numéro gabonais : huit chiffres après +241, ou neuf qui commencent par 0';
    // Nobody knows which digit of « 077 12 34 5 » is missing: another number may be somebody else's.
    return NEW_START.test(prefix + rest)
      ? 'n’appelle personne : il y manque sans doute un chiffre, ou il date d’avant 2019'
      : `est un numéro d’avant 2019, qui n’appelle plus personne (aujourd’hui, sans doute ${today} ${rest.replace(/\d\d(?=\d)/g, '$& ')})`;
  },
  hint: 'Vérifiez-le chiffre par chiffre. Celui d’un autre pays commence par « + » et son indicatif.',
  correct: (text) =>
    OLD.test(figuresOf(text))
      ? undefined
      : text.replace(/^(tel:)?(?:\+|00)?241(\s*)(?:0\s*)?/, '$1+241$2'),
};

/** First two digits before 2019 -> first three since. */
const PREFIXES: Readonly<Record<string, string>> = {
  '01': '011',
  '02': '062',
  '04': '074',
  '05': '065',
  '06': '066',
  '07': '077',
};

/** How numbers begin since 2019: eight digits that begin so may have lost one. */
const NEW_START = /^0(?:11|6[0-6]|7[4-7])/;

const figuresOf = (text: string) => text.replace(/[^\d+]/g, '');

/** A number of eight digits, as before 2019: `+241 07 12 34 56`. */
const OLD = /^(?:(?:\+|00)241)?(0[124-7])(\d{6})$/;

/** Valid numbers of Gabon; also samples (`+241 00000000`), short numbers (`1300`) and numbers with another prefix. */
const GABONESE = /^(?:(?:\+|00)(?:241(?:[1-9]\d{7}|0{8})$|(?!241))|0?[1-9]\d{7}$|[1-9]\d{1,5}$)/;
