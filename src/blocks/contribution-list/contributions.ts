import { STORED_DATA } from '../../content/stored-data.ts';
import { isCalendarDay } from '../../engine/values/calendar.ts';
import { readStored, writeStored } from '../../ui/stored/browser-store.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

/** A contribution as it is shown; `record` is the stored value (contract section 4), unchanged. */
export interface Contribution {
  type: string;
  text: string;
  name: string;
  /** In milliseconds; undefined when its date cannot be read. */
  time: number | undefined;
  record: unknown;
}

export const CONTRIBUTIONS_KEY = STORED_DATA.contributions.name();

/** A stored value as a contribution; undefined when the value is not a contribution. */
function contributionOf(record: unknown): Contribution | undefined {
  const { contributionType, contribution, name, createdAt } = fieldsOf(record) ?? {};
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

/** Only the ISO date of a day that exists: browsers parse anything else differently. */
function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !isCalendarDay(value.slice(0, 10))) return undefined;
  // A date without a time is a local day, not midnight UTC.
  const time = Date.parse(value.length === 10 ? `${value}T00:00:00` : value);
  return Number.isNaN(time) ? undefined : time;
}

/** The contributions among stored values, newest first, those without a readable date last. */
export const contributionsOf = (items: readonly unknown[]): Contribution[] =>
  items
    .flatMap((item) => contributionOf(item) ?? [])
    .sort((a, b) => (b.time ?? -Infinity) - (a.time ?? -Infinity) || 0);

/** The value of an own key of a record; undefined for any other word, as `constructor`. */
export const ownOf = <T>(record: Readonly<Record<string, T>>, type: string): T | undefined =>
  new Map(Object.entries(record)).get(type);

/** Removes a record from `items`: the equal record, or else the record with the same id. */
export function withoutRecord(items: readonly unknown[], record: unknown): readonly unknown[] {
  const text = JSON.stringify(record);
  const id = fieldsOf(record)?.id;
  const equal = items.findIndex((item) => JSON.stringify(item) === text);
  const sameId = id === undefined ? -1 : items.findIndex((item) => fieldsOf(item)?.id === id);
  const at = equal >= 0 ? equal : sameId;
  return at < 0 ? items : items.filter((_, index) => index !== at);
}

/** The local day of a time, as an ISO day. */
export function localDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Removes a contribution from the browser's storage, read again so that two tabs do not undo each
 * other's changes. False when the storage cannot be read or written: it is then unchanged.
 */
export function deleteContribution(record: unknown): boolean {
  const stored = readStored(CONTRIBUTIONS_KEY);
  if (stored.kind === 'unreadable') return false;
  const items = stored.kind === 'list' ? stored.items : [];
  try {
    writeStored(CONTRIBUTIONS_KEY, withoutRecord(items, record));
    return true;
  } catch {
    return false;
  }
}
