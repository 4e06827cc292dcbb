import { ISO_DAY, isCalendarDay, MONTHS } from '../../values/calendar.ts';
import { withoutAccents } from '../../values/text.ts';
import type { Format } from './format.ts';

export const NUMBERS = {
  date: {
    rule: 'date',
    accepts: isCalendarDay,
    form: ISO_DAY,
    wrong: (text) =>
      /^\d{4}-\d\d-\d\d$/.test(text)
        ? 'n’est pas un jour du calendrier, entre 1900 et 2100'
        : 'n’est pas une date écrite AAAA-MM-JJ (année, mois, jour, avec les tirets du clavier)',
    hint: 'Écrivez l’année, le mois (01 à 12), puis le jour. Exemple : 2026-03-01',
    correct: (text) => dayInWords(text) ?? dayInFigures(withHyphens(text)),
  },
  montant: {
    rule: 'montant',
    accepts: (text) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text)),
    wrong: (text) =>
      /^-?\d+(?:\.\d{1,2})?$/.test(text)
        ? 'n’est pas un montant : il faut un nombre entier, sans signe moins, de 15 chiffres au plus'
        : 'n’est pas un montant en chiffres seulement, sans espace, point ni devise',
    hint: 'Écrivez le montant en chiffres, sans espace ni devise. Exemple : 9500000',
    correct: plainAmount,
  },
  pourcentage: {
    rule: 'pourcentage',
    accepts: (text) => /^\d{1,3}$/.test(text) && Number(text) <= 100,
    wrong: 'n’est pas un nombre entier de 0 à 100, en chiffres seulement',
    hint: 'Écrivez un nombre entier de 0 à 100, sans le signe. Exemple : 45',
    correct: (text) => /^(\d{1,3})\s*%$/.exec(text)?.[1],
  },
} satisfies Record<string, Format>;

/** Replaces dashes by hyphens, because Word and phones write `2026–03–01`. */
const withHyphens = (text: string) => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** ISO day of a French date: "1er mars 2026", "mardi 3 févr. 2026". */
function dayInWords(text: string): string | undefined {
  const words = withoutAccents(text).toLowerCase();
  const [, day, month = '', year] =
    /^(?:le )?(?:[a-z]+di |dimanche )?(?:le )?(\d{1,2})(?:er)?\s+([a-z]{3,})\.?\s+(\d{4})$/.exec(
      words,
    ) ?? [];
  const named = MONTHS.filter((one) => month !== '' && withoutAccents(one).startsWith(month));
  const [only] = named;
  return named.length === 1 && only ? isoDay(year, MONTHS.indexOf(only) + 1, day) : undefined;
}

/** ISO day of a date in digits: `01/05/2026` (day first), `2026-5-1`, `2026/05/01`, or an ISO date with a time. */
function dayInFigures(text: string): string | undefined {
  const french = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text);
  if (french) return isoDay(french[3], french[2], french[1]);
  const iso = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})(?:[T ].*)?$/.exec(text);
  return iso ? isoDay(iso[1], iso[2], iso[3]) : undefined;
}

const isoDay = (year: unknown, month: unknown, day: unknown) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Digits of an amount with spaces, dots, quotes or currency: "9 500 000 francs CFA" -> `9500000`. */
function plainAmount(text: string): string | undefined {
  const amount =
    /^[«"“\s]*(\d{1,3}(?:[\s.,'’]\d{3})+|\d+)\s*(?:f|f\s?cfa|xaf|cfa|francs?(?:\s+cfa)?)?[\s»"”]*$/i;
  return amount
    .exec(text)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}
