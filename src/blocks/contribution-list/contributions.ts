import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { asRecord, readList, writeList } from '../../ui/stored/browser-store.ts';
import { isCalendarDay } from '../../values/calendar.ts';

/** A contribution parsed from localStorage; `record` is the unchanged stored value (docs/contract.md#storage). */
export interface Contribution {
  type: string;
  text: string;
  name: string;
  /** Date in milliseconds; undefined when the stored date is invalid. */
  time: number | undefined;
  record: unknown;
}

export const CONTRIBUTIONS_KEY = STORED_DATA.contributions.name(BASE);

/** Parses a stored value; undefined when it is not a contribution. */
function contributionOf(record: unknown): Contribution | undefined {
  const { contributionType, contribution, name, createdAt } = asRecord(record) ?? {};
  if (typeof contribution !== 'string' || contribution.trim() === '') return undefined;
  return {
    type: wordsOf(contributionType) || 'Proverbe',
    text: contribution.trim(),
    name: wordsOf(name),
    time: timeOf(createdAt),
    record,
  };
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Parses `2026-03-02` or `2026-03-02T10:00:00Z`; undefined for other texts, which browsers parse differently. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !isCalendarDay(value.slice(0, 10))) return undefined;
  // `Date.parse` takes a date without time as midnight UTC, which is another day in some time zones.
  const time = Date.parse(value.length === 10 ? `${value}T00:00:00` : value);
  return Number.isNaN(time) ? undefined : time;
}

/** Parses a stored list: newest contributions first, those without a valid date last; other values are ignored. */
export const contributionsOf = (items: readonly unknown[]): Contribution[] =>
  items
    .flatMap((item) => contributionOf(item) ?? [])
    .sort((a, b) => (b.time ?? -Infinity) - (a.time ?? -Infinity) || 0);

/** `items` without the first one that equals a record. */
export function withoutRecord(items: readonly unknown[], record: unknown): readonly unknown[] {
  const text = JSON.stringify(record);
  const at = items.findIndex((item) => JSON.stringify(item) === text);
  return items.filter((_, index) => index !== at);
}

/** Day of a time (ms) in the visitor's time zone: `2026-03-02`, as Swedes write it. */
export const localDay = (time: number) => new Date(time).toLocaleDateString('sv');

/**
 * Removes a contribution from localStorage. The list is read again before, because another tab may have changed it.
 * Returns false, and changes nothing, when the storage cannot be read or written.
 */
export function deleteContribution(record: unknown): boolean {
  const stored = readList(CONTRIBUTIONS_KEY);
  if (stored.kind === 'unreadable') return false;
  const items = stored.kind === 'list' ? stored.items : [];
  try {
    writeList(CONTRIBUTIONS_KEY, withoutRecord(items, record));
    return true;
  } catch {
    return false;
  }
}
