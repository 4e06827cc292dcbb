import type { FrontmatterSource } from '../../content/parsed-document.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import type { Issue } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { valueIssue } from './value-issue.ts';

/** Reports an event that ends before its first day: search engines reject it. */
export function events(document: FrontmatterSource): Issue[] {
  const start = String(valueAt(document.data, ['event', 'start']));
  const end = String(valueAt(document.data, ['event', 'end']));
  if (!isCalendarDay(start) || !isCalendarDay(end) || end >= start) return [];
  return [
    valueIssue(document, ['event', 'end'], {
      rule: 'date',
      message: `La rencontre finirait le ${end}, avant de commencer le ${start}.`,
      hint: 'Corrigez le jour de « start » ou celui de « end » : année, mois, puis jour.',
    }),
  ];
}
