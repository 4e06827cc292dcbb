import type { FrontmatterSource } from '../../engine/document.ts';
import type { Issue } from '../../engine/issue.ts';
import { valueIssue } from '../../engine/rules/value-issue.ts';
import { isCalendarDay } from '../../engine/values/calendar.ts';
import { valueAt } from '../../engine/values/paths.ts';

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
