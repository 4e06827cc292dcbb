import { isCalendarDay, MONTHS } from '../../values/calendar.ts';
import { withoutAccents } from '../../values/text.ts';
import { today } from '../days.ts';
import type { Format } from './format.ts';

/** An ISO day (YYYY-MM-DD) that exists in the calendar. */
export const DAY: Format = {
  rule: 'date',
  accepts: isCalendarDay,
  wrong: (text) =>
    wordsBehind(text) ??
    (/^\d{4}-\d\d-\d\d$/.test(plainDay(text) ?? text)
      ? 'n’existe pas dans le calendrier, ou n’est pas entre 1900 et 2100'
      : 'n’est pas une date'),
  hint: 'Écrivez le jour, le mois et l’année. Exemple : 2026-03-01, ou 1er mars 2026',
  plain: plainDay,
  correct: (text) => plainDay(WITH_MORE.exec(text)?.[1] ?? text),
};

/** A day in figures or words, and what stands behind it, which no page would show. */
const WITH_MORE =
  /^(\d{1,4}[/. -]\d{1,2}[/. -]\d{1,4}|\d{1,2}(?:er)? \p{L}{3,}\.? \d{4})[T,; ]+(.+)$/u;

/** End of a sentence about a day with more behind it; undefined for others. */
function wordsBehind(text: string): string | undefined {
  const [, day = '', more = ''] = WITH_MORE.exec(text) ?? [];
  if (plainDay(day) === undefined) return undefined;
  return `dit plus qu’un jour : « ${more} » ne paraîtrait pas, et a sa place dans le texte`;
}

/** Today or an earlier day; a text that is no day is left to the format `date`. */
export const PAST_DAY: Format = {
  rule: 'date-a-venir',
  accepts: (text) => text <= today() || !isCalendarDay(text),
  wrong: 'est une date à venir, alors qu’il faut un jour passé',
  hint: 'Vérifiez l’année, le mois, puis le jour.',
};

/** What a page says of a day that is not fixed. */
export const TO_COME = 'à annoncer';

/** An ISO day, or that it is to come. */
export const NEXT_DAY: Format = {
  ...DAY,
  accepts: (text) => text === TO_COME || isCalendarDay(text),
  plain: (text) => (/^[àa] annoncer\.?$/i.test(text) ? TO_COME : plainDay(text)),
  hint: `Écrivez le jour, le mois et l’année, ou « ${TO_COME} ». Exemple : 2027-01-16`,
};

/** Today or a later day; what is no day is left to the format. */
export const COMING_DAY: Format = {
  rule: 'date-passee',
  accepts: (text) => text >= today() || !isCalendarDay(text),
  wrong: `est passé : la page montre « ${TO_COME} » à la place`,
  hint: `Écrivez le prochain jour, ou « ${TO_COME} ».`,
};

const EUROS = 'est en euros, alors qu’il faut des FCFA (1 € vaut 655,957 FCFA)';

/** An amount in FCFA. */
export const AMOUNT: Format = {
  rule: 'montant',
  accepts: (text) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text)),
  wrong: (text) =>
    (/€|\beuros?\b/i.test(text) && !/CFA|XAF/i.test(text) ? EUROS : undefined) ??
    (/^-?\d+(?:\.\d{1,2})?$/.test(text)
      ? 'n’est pas un montant : il faut un nombre entier, sans signe moins, de 15 chiffres au plus'
      : 'n’est pas un montant'),
  hint: 'Écrivez le montant en FCFA, en chiffres. Exemple : 9 500 000',
  plain: plainAmount,
};

/** A price whose figures are not in threes, « dès 2 50 € », in a text with plain spaces; behind another word it may be two numbers. */
export const MISGROUPED =
  /(?:^|[:(=à]|\bd[eè]s?|pour|soit) ?\d{1,3} (?:\d\d?|\d{4})(?: \d{3})* ?(?:€|F\b|FCFA)/gim;

const isMisgrouped = (text: string) => text.replace(/\s/g, ' ').search(MISGROUPED) >= 0;

/** Price with its currency, or a word such as « gratuit ». */
export const PRICE: Format = {
  rule: 'prix',
  accepts: (text) => /€|F\s?CFA|devis|gratuit/i.test(text) && !isMisgrouped(text),
  wrong: (text) =>
    isMisgrouped(text)
      ? 'a des chiffres qui ne vont pas par trois'
      : 'n’a ni « € » ni « FCFA », et ne dit ni « devis » ni « gratuit »',
  hint: 'Écrivez « € » ou « FCFA » après les chiffres, par trois depuis la fin (25 000 FCFA), ou bien « Sur devis » ou « Gratuit ».',
};

/** An integer from 0 to 100. */
export const PERCENTAGE: Format = {
  rule: 'pourcentage',
  accepts: (text) => /^\d{1,3}$/.test(text) && Number(text) <= 100,
  wrong: 'n’est pas un nombre entier de 0 à 100',
  hint: 'Écrivez un nombre entier de 0 à 100. Exemple : 45',
  plain: (text) => /^(\d{1,3})(?: ?%)?$/.exec(text)?.[1],
};

/** ISO day of a day in figures (`14/11/2026`, day first; `2026-5-1`) or in words (`1er mars 2026`). */
function plainDay(text: string): string | undefined {
  // Word and phones write `2026–03–01`.
  const plain = text.replace(/[\p{Pd}\u2212]/gu, '-');
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(plain) ?? [];
  if (year) return isoDay(year, month, day);
  const iso = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(plain);
  return iso ? isoDay(iso[1], iso[2], iso[3]) : dayInWords(plain);
}

function dayInWords(text: string): string | undefined {
  const words = withoutAccents(text).toLowerCase();
  const [, day, month = '', year] =
    /^(?:le )?(\d{1,2})(?:er)? ([a-z]{3,})\.? (\d{4})$/.exec(words) ?? [];
  const named = MONTHS.filter((one) => month !== '' && withoutAccents(one).startsWith(month));
  const [only] = named;
  return named.length === 1 && only ? isoDay(year, MONTHS.indexOf(only) + 1, day) : undefined;
}

const isoDay = (year: unknown, month: unknown, day: unknown) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const WRITTEN_AMOUNT =
  /^[«"“\s]*([-−]?)(\d{1,3}(?:[\s.,'’]\d{3})+|\d+)(?:[.,]00?)?\s*(?:f|f\s?cfa|xaf|cfa|francs?(?:\s+cfa)?)?\.?[\s»"”]*$/i;

/** Digits of an amount in FCFA, which has no cents: `9 500 000 francs CFA`, `1.250.000`, `45.000` -> `45000`. */
function plainAmount(text: string): string | undefined {
  const [, sign, digits] = WRITTEN_AMOUNT.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return (sign ? '-' : '') + digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}
