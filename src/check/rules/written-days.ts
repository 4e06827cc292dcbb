import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { fieldsOf } from '../../site/schema/schema-fields.ts';
import { frenchDay, MONTHS, WEEKDAYS, weekdayOf } from '../../values/calendar.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { withoutAccents } from '../../values/text.ts';

/** A day in words, « samedi 6 décembre 2026 », with or without its weekday and year; of several days, the last. No number: « n° 31 ». */
const DAY = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(${WEEKDAYS.join('|')})[ \u00a0\u202f]+)?(?<![\p{L}\d.,/-]|(?<!\p{L})(?:n[°ºo]|numéro)[ \u00a0\u202f]?)(\d{1,2})(?:er)?[ \u00a0\u202f]+(${MONTHS.join('|')}|fevrier|aout|decembre)(?![\p{L}\d])(?:[ \u00a0\u202f]+((?:19|20)\d{2})(?!\d))?`,
  'giu',
);

/** Reports days in words that no calendar has, and weekdays that are not those of their day. */
export function writtenDays({ file, kind, text, facts, data, schema, placeOf }: Document): Issue[] {
  if (!kind || valueAt(data, ['lang']) === 'en') return [];
  // The format of a date tells its faults.
  const dates = fieldsOf(schema, data).filter(({ help }) => help.format?.rule === 'date');
  const told = new Set(dates.map(({ path }) => placeOf(path, 'value').line));
  return linesWithoutCode(text, facts).flatMap((line, at) =>
    Array.from(told.has(at + 1) ? [] : line.matchAll(DAY)).flatMap((found) => {
      const fault = dayFault(found);
      const position = { line: at + 1, column: found.index + 1 };
      return fault ? issueAt(file, position, { rule: 'jour', ...fault }) : [];
    }),
  );
}

function dayFault(found: RegExpExecArray): Omit<Fault, 'rule'> | undefined {
  const [written, weekday, day, month, year] = found;
  const number = MONTHS.findIndex(
    (name) => withoutAccents(name) === withoutAccents(month ?? '').toLowerCase(),
  );
  const last = lastDay(number, year);
  // « de 1 000 à 45 mars »: above 31, the number may be of something else.
  const isDay =
    weekday || /(?<!\p{L})[ld]e[ \u00a0\u202f]$/iu.test(found.input.slice(0, found.index));
  if (Number(day) > 31 && !isDay) return undefined;
  if (Number(day) < 1 || Number(day) > last)
    return {
      message: `« ${written} » n’existe pas : ${MONTHS[number]}${year ? ` ${year}` : ''} compte ${last} jours.`,
      hint: 'Corrigez le jour ou le mois.',
    };
  if (weekday === undefined || year === undefined) return undefined;
  const iso = `${year}-${String(number + 1).padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const right = weekdayOf(iso);
  if (right === weekday.toLowerCase()) return undefined;
  return {
    severity: 'warning',
    message: `Le ${frenchDay(iso)} est un ${right}, et non un ${weekday.toLowerCase()}.`,
    hint: 'Corrigez le jour de la semaine ou la date : des visiteurs manqueraient le rendez-vous.',
  };
}

/** Number of days of a month (from 0); in February 29, unless the year that is named has 28. */
const lastDay = (month: number, year = '2024'): number =>
  new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate();
