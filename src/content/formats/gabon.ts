import { isCalendarDay } from '../../values/calendar.ts';
import { today } from '../days.ts';
import { isHostId, isPictureAddress, isWebAddress, plainPicture, withHttps } from './addresses.ts';
import { isPhone } from './contacts.ts';
import type { Format } from './format.ts';

/** Id of a form or a map at its host (Tally, uMap…), or its https address. */
export const HOST_ID: Format = {
  rule: 'adresse-web',
  accepts: isHostId,
  wrong: 'n’est ni un identifiant ni une adresse https',
  hint: 'Copiez l’identifiant que donne l’hébergeur (lettres, chiffres et tirets), ou l’adresse https:// du formulaire ou de la carte.',
  correct: (text) => withHttps(text.replace(/^<(.*)>$/, '$1')),
};

/** Today or an earlier day; a text that is no day is left to the format `date`. */
export const PAST_DAY: Format = {
  rule: 'date-a-venir',
  accepts: (text) => text <= today() || !isCalendarDay(text),
  wrong: 'est une date à venir, mais doit dire quand une chose a eu lieu',
  hint: 'Vérifiez l’année, le mois, puis le jour.',
};

/** A PDF of the site: `/documents/recu.pdf`. */
const DOWNLOAD = /^\/documents\/[a-z0-9-]+\.pdf$/;

/** Proof of a receipt or an expense of an initiative: a picture of the site, or an https address. */
export const PROOF: Format = {
  rule: 'registre-preuve',
  accepts: (text) =>
    isPictureAddress(text) ||
    DOWNLOAD.test(text) ||
    (/^https:\/\//i.test(text) && isWebAddress(text)),
  wrong: 'n’est ni une image, ni un PDF du site, ni l’adresse https d’un document',
  hint: 'Écrivez /images/recu.jpg (la photo du reçu, déposée dans content/images), /documents/recu.pdf (déposé dans content/documents), ou une adresse https que tout le monde peut ouvrir.',
  plain: plainPicture,
  correct: (text) =>
    text
      .replace(/^http:/i, 'https:')
      .replace(/^\/?(?:images|documents)\/(.*\.pdf)$/i, '/documents/$1'),
  holds: (text) =>
    text.startsWith('/images/') ? 'picture' : text.startsWith('/') ? 'link' : 'web',
};

/** Price with its currency, or a word such as « gratuit ». */
export const PRICE: Format = {
  rule: 'prix',
  accepts: (text) => /€|F\s?CFA|devis|gratuit/i.test(text),
  wrong: 'n’a ni « € » ni « FCFA », et ne dit ni « devis » ni « gratuit »',
  hint: 'Écrivez « € » ou « FCFA » après les chiffres, ou bien « Sur devis » ou « Gratuit ».',
  correct: (text) => text.replace(/\beuros?\b/gi, '€'),
};

/** Telephone number of Gabon, or of another country with its prefix; other texts are left to another rule. */
export const GABON_NUMBER: Format = {
  rule: 'telephone',
  accepts: (text) =>
    !isPhone(text.replace(/^tel:/, '')) || GABONESE.test(text.replace(/[^\d+]/g, '')),
  isError: (text) => oldNumber(text) !== undefined,
  wrong: (text) =>
    oldNumber(text) === undefined
      ? 'n’est pas un numéro gabonais : huit chiffres après +241, ou neuf qui commencent par 0'
      : `est un numéro d’avant 2019, qui n’appelle plus personne : est-ce aujourd’hui le ${oldNumber(text)}`,
  hint: 'Vérifiez-le chiffre par chiffre. Celui d’un autre pays commence par « + » et son indicatif.',
  correct: (text) =>
    oldNumber(text) ? undefined : text.replace(/^(tel:)?(?:\+|00)?241(\s*)(?:0\s*)?/, '$1+241$2'),
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

/** Today's form of a number of eight digits from before 2019, `+241 07 12 34 56`: `077 12 34 56`; undefined for others. */
function oldNumber(text: string): string | undefined {
  const [, prefix = '', rest] =
    /^(?:(?:\+|00)241)?(0\d)(\d{6})$/.exec(text.replace(/[^\d+]/g, '')) ?? [];
  const today = PREFIXES[prefix];
  return today && rest ? `${today} ${rest.replace(/\d\d(?=\d)/g, '$& ')}` : undefined;
}

/** Valid numbers of Gabon; also samples (`+241 00000000`), short numbers (`1300`) and numbers with another prefix. */
const GABONESE = /^(?:(?:\+|00)(?:241(?:[1-9]\d{7}|0{8})$|(?!241))|0?[1-9]\d{7}$|[1-9]\d{1,5}$)/;
