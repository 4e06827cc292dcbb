import { STORED_DATA } from '../../content/stored-data.ts';
import { fieldsOf, type Stored } from '../../ui/stored/stored-list.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import type { ItemsOf } from '../block-props.ts';

/** A donation in localStorage (contract section 4): `amount` in XAF (CFA francs), `date` an ISO day. */
export interface Donation {
  id: string;
  name: string;
  amount: number;
  date: string;
}

export const DONATIONS_KEY = STORED_DATA.donations.name();

/** Parses a stored value; undefined when it is not a donation. */
export function donationOf(value: unknown): Donation | undefined {
  const { id, name, amount, date } = fieldsOf(value) ?? {};
  if (typeof name !== 'string' || typeof date !== 'string') return undefined;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  const day = date.slice(0, 10);
  if (!isCalendarDay(day)) return undefined;
  return { id: String(id ?? ''), name: name.trim(), amount, date: day };
}

export const isSample = ({ id }: Pick<Donation, 'id'>) => id.startsWith('exemple-');

/** Whether a list contains both samples and received donations: samples are then marked, and not in the total. */
export const isMixed = (donations: readonly Donation[]) =>
  donations.some(isSample) && !donations.every(isSample);

export const totalOf = (donations: readonly Donation[]) => {
  const counted = isMixed(donations) ? donations.filter((one) => !isSample(one)) : donations;
  return counted.reduce((sum, { amount }) => sum + amount, 0);
};

const SEED_ID = /^(?:exemple|publie)-\d+-([0-9a-z]+)$/;

/**
 * Donations of the content in the format of localStorage. Ids such as `exemple-1-k3f9` mark samples and end with a
 * checksum of the list: `holdsOnlySeeds` recognizes by it a stored list that nobody has changed.
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

/** Whether a stored list is an unchanged copy of an earlier list of the content, which the current list may replace. */
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

/** Whether the browser stores an unchanged copy of an earlier version of the content's list. */
export const isOutdated = (stored: Stored, seeds: readonly Donation[]): boolean =>
  stored.kind === 'list' &&
  holdsOnlySeeds(stored.items) &&
  JSON.stringify(stored.items) !== JSON.stringify(seeds);

/** Key of the table's caption, which depends on whether all, some or none of the donations are samples. */
export function captionOf(donations: readonly Donation[]): 'received' | 'samples' | 'someSamples' {
  if (!donations.some(isSample)) return 'received';
  return isMixed(donations) ? 'someSamples' : 'samples';
}

/** Donations of the table, newest first: the valid stored donations or, if there are none, the seeds (of the content). */
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
