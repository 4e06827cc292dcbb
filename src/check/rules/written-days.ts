import type { Document } from '../../model/document.ts';
import { frenchDay, MONTHS, WEEKDAYS, weekdayOf } from '../../values/calendar.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { withoutAccents } from '../../values/text.ts';
import { lineIssues } from './shown-lines.ts';

/** A day in words, « samedi 6 décembre 2026 » or « le 6 décembre », in a text with plain spaces. */
const DAY = new RegExp(
  `\\b(${WEEKDAYS.join('|')}|le|du|au) +(\\d{1,2})(?:er)? +(${MONTHS.join('|')}|fevrier|aout|decembre)` +
    '(?!\\p{L})(?: +((?:19|20)\\d{2})\\b)?',
  'giu',
);

/** Reports days in words that no calendar has, and weekdays that are not those of their day. */
export function writtenDays(document: Document): Issue[] {
  if (valueAt(document.data, ['lang']) === 'en') return [];
  return lineIssues(document, ({ line }) =>
    [...line.replace(/\s/g, ' ').matchAll(DAY)].flatMap((found) => dayFault(found) ?? []),
  );
}

function dayFault(found: RegExpExecArray): (Fault & { at: number }) | undefined {
  const { 0: written, 1: before = '', 2: day = '', 3: name = '', 4: year, index: at } = found;
  const plain = (word: string) => withoutAccents(word).toLowerCase();
  const month = MONTHS.findIndex((one) => plain(one) === plain(name));
  // Without its year, February has 29 days.
  const last = new Date(Date.UTC(Number(year ?? 2024), month + 1, 0)).getUTCDate();
  if (Number(day) < 1 || Number(day) > last)
    return {
      rule: 'jour',
      at,
      message: `« ${written} » n’existe pas : ${MONTHS[month]}${year ? ` ${year}` : ''} compte ${last} jours.`,
      hint: 'Corrigez le jour ou le mois.',
    };
  const weekday = before.toLowerCase();
  if (year === undefined || !WEEKDAYS.some((one) => one === weekday)) return undefined;
  const iso = `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const right = weekdayOf(iso);
  if (right === weekday) return undefined;
  return {
    rule: 'jour',
    at,
    severity: 'warning',
    message: `Le ${frenchDay(iso)} est un ${right}, et non un ${weekday}.`,
    hint: 'Corrigez le jour de la semaine ou la date : des visiteurs manqueraient le rendez-vous.',
  };
}
