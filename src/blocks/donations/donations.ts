import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { asRecord, type Stored } from '../../ui/stored/browser-store.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import type { ItemsOf } from '../block-props.ts';

/** A donation in localStorage (docs/contract.md#storage): `amount` in XAF (CFA francs), `date` an ISO day. */
export interface Donation {
  id: string;
  name: string;
  amount: number;
  date: string;
}

export const DONATIONS_KEY = STORED_DATA.donations.name(BASE);

/** Parses a stored value; undefined when it is not a donation. */
export function donationOf(value: unknown): Donation | undefined {
  const { id, name, amount, date } = asRecord(value) ?? {};
  if (typeof name !== 'string' || typeof date !== 'string') return undefined;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  const day = date.slice(0, 10);
  if (!isCalendarDay(day)) return undefined;
  return { id: String(id ?? ''), name: name.trim(), amount, date: day };
}

export const isSampleDonation = ({ id }: Pick<Donation, 'id'>) => id.startsWith('exemple-');

/** Donations of the content in the format of localStorage; ids such as `exemple-1` mark samples. */
export const seedsOf = (items: ItemsOf<'donations'>): Donation[] =>
  items.map(({ name, amount, date, status }, at) => ({
    id: `${status === 'exemple' ? 'exemple' : 'publie'}-${at + 1}`,
    name,
    amount,
    date,
  }));

const SEED_ID = /^(?:exemple|publie)-\d/;

/** Whether the content wrote all rows of a stored list, in this or an earlier version: the current version then replaces it. */
export const holdsOnlySeeds = (items: readonly unknown[]): boolean =>
  items.length > 0 && items.every((item) => SEED_ID.test(donationOf(item)?.id ?? ''));

/**
 * Donations of the table, newest first: those that the visitor stored or, if there are none, the seeds (of the content).
 * Samples are left out as soon as one donation was received.
 */
export function shownDonations(
  stored: Stored | undefined,
  seeds: readonly Donation[],
): readonly Donation[] {
  const items = stored?.kind === 'list' ? stored.items : [];
  const readable = holdsOnlySeeds(items) ? [] : items.flatMap((item) => donationOf(item) ?? []);
  const shown = readable.length > 0 ? readable : seeds;
  const received = shown.filter((one) => !isSampleDonation(one));
  return [...(received.length > 0 ? received : shown)].sort((a, b) => b.date.localeCompare(a.date));
}
