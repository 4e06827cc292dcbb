import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { isCalendarDay, MONTHS } from '../../values/calendar.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { withoutAccents } from '../../values/text.ts';

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

/** Last day of each month, in a leap year. */
const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day in words, « samedi 6 décembre 2026 », with or without its weekday and year; of several days, the last. */
const DAY = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(${WEEKDAYS.join('|')})[ \u00a0\u202f]+)?(?<![\p{L}\d.,/-])(\d{1,2})(?:er)?[ \u00a0\u202f]+(${MONTHS.join('|')}|fevrier|aout|decembre)(?![\p{L}\d])(?:[ \u00a0\u202f]+((?:19|20)\d{2})(?!\d))?`,
  'giu',
);

/** Reports days in words that no calendar has, and weekdays that are not those of their day. */
export function writtenDays({ file, kind, text, facts, data }: Document): Issue[] {
  if (!kind || valueAt(data, ['lang']) === 'en') return [];
  return linesWithoutCode(text, facts).flatMap((line, at) =>
    Array.from(line.matchAll(DAY)).flatMap((found) => {
      const fault = dayFault(found);
      const position = { line: at + 1, column: found.index + 1 };
      return fault ? issueAt(file, position, { rule: 'jour', ...fault }) : [];
    }),
  );
}

function dayFault([written, weekday, day, month, year]: RegExpMatchArray):
  | Omit<Fault, 'rule'>
  | undefined {
  const number = MONTHS.findIndex(
    (name) => withoutAccents(name) === withoutAccents(month ?? '').toLowerCase(),
  );
  const last = LAST_DAYS[number] ?? 31;
  const iso = `${year}-${String(number + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const exists = year === undefined ? Number(day) <= last : isCalendarDay(iso);
  if (!exists || Number(day) === 0)
    return {
      message: `« ${written} » n’existe pas : ${MONTHS[number]}${year ? ` ${year}` : ''} compte ${lastDay(number, year)} jours.`,
      hint: 'Corrigez le jour ou le mois.',
    };
  if (weekday === undefined || year === undefined) return undefined;
  const right = WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()];
  if (right === weekday.toLowerCase()) return undefined;
  return {
    severity: 'warning',
    message: `Le ${day} ${month} ${year} est un ${right}, et non un ${weekday.toLowerCase()}.`,
    hint: 'Corrigez le jour de la semaine ou la date : qui se fie à l’autre manquerait le rendez-vous.',
  };
}

/** Number of days of a month, from 0; of February in the year that is named, else 29. */
const lastDay = (month: number, year: string | undefined) =>
  year === undefined
    ? LAST_DAYS[month]
    : new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate();
