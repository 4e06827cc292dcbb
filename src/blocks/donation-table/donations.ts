import { STORED_DATA } from '../../content/stored-data.ts';
import { isCalendarDay } from '../../engine/values/calendar.ts';
import { fieldsOf, type Stored } from '../../ui/stored/stored-list.ts';
import type { ItemsOf } from '../block-props.ts';

/** A donation as the browser stores it (contract section 4): amount in XAF, date an ISO day. */
export interface Donation {
  id: string;
  name: string;
  amount: number;
  date: string;
}

export const DONATIONS_KEY = STORED_DATA.donations.name();

/** A stored value as a donation; undefined when the value is not a donation. */
export function donationOf(value: unknown): Donation | undefined {
  const { id, name, amount, date } = fieldsOf(value) ?? {};
  if (typeof name !== 'string' || typeof date !== 'string') return undefined;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  const day = date.slice(0, 10);
  if (!isCalendarDay(day)) return undefined;
  return { id: String(id ?? ''), name: name.trim(), amount, date: day };
}

export const isSample = ({ id }: Pick<Donation, 'id'>) => id.startsWith('exemple-');

/** Whether there are samples and donations received: samples are then marked, and the total leaves them out. */
export const isMixed = (donations: readonly Donation[]) =>
  donations.some(isSample) && !donations.every(isSample);

export const totalOf = (donations: readonly Donation[]) => {
  const counted = isMixed(donations) ? donations.filter((one) => !isSample(one)) : donations;
  return counted.reduce((sum, { amount }) => sum + amount, 0);
};

const SEED_ID = /^(?:exemple|publie)-\d+-([0-9a-z]+)$/;

/**
 * The rows of the content as the browser stores them. Their ids distinguish samples from donations received, and
 * end with a checksum of the whole list, so that an unchanged stored list is recognized.
 */
export function seedsOf(items: ItemsOf<'donations'>): Donation[] {
  const checksum = checksumOf(items);
  return items.map(({ name, amount, date, status }, at) => ({
    id: `${status === 'exemple' ? 'exemple' : 'publie'}-${at + 1}-${checksum}`,
    name,
    amount,
    date,
  }));
}

/** Whether the stored list is an unchanged list of the content: the current list of the content then replaces it. */
export function holdsOnlySeeds(items: readonly unknown[]): boolean {
  const donations = items.flatMap((item) => donationOf(item) ?? []);
  if (donations.length === 0 || donations.length < items.length) return false;
  const checksum = checksumOf(donations);
  return donations.every(({ id }) => SEED_ID.exec(id)?.[1] === checksum);
}

function checksumOf(donations: readonly Omit<Donation, 'id'>[]): string {
  const rows = donations.map(({ name, amount, date }) => [name, amount, date]);
  let sum = 0;
  for (const char of JSON.stringify(rows)) sum = (Math.imul(sum, 31) + char.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}

/** Whether the content's list has changed since the browser stored it. */
export const isOutdated = (stored: Stored, seeds: readonly Donation[]): boolean =>
  stored.kind === 'list' &&
  holdsOnlySeeds(stored.items) &&
  JSON.stringify(stored.items) !== JSON.stringify(seeds);

/** The key of the caption of the table: none calls a sample received. */
export function captionOf(donations: readonly Donation[]): 'received' | 'samples' | 'someSamples' {
  if (!donations.some(isSample)) return 'received';
  return isMixed(donations) ? 'someSamples' : 'samples';
}

/** The donations of the table, newest first: the stored donations that can be read, or else those of the content. */
export function shownDonations(
  stored: Stored | undefined,
  seeds: readonly Donation[],
): readonly Donation[] {
  const items = stored?.kind === 'list' ? stored.items : [];
  const readable = holdsOnlySeeds(items) ? [] : items.flatMap((item) => donationOf(item) ?? []);
  return newestFirst(readable.length > 0 ? readable : seeds);
}

const newestFirst = (donations: readonly Donation[]) =>
  [...donations].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
