import { isCalendarDay } from '../../content/days.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

/** A donation as the browser keeps it (contract section 4): amount in XAF, date an ISO day. */
export interface Donation {
  id: string;
  name: string;
  amount: number;
  date: string;
}

export const DONATIONS_KEY = 'decouverte-gabon.donations';

/** A stored value as a donation; undefined when it is none. */
export function donationOf(value: unknown): Donation | undefined {
  const { id, name, amount, date } = fieldsOf(value) ?? {};
  if (typeof name !== 'string' || typeof date !== 'string') return undefined;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  const day = date.slice(0, 10);
  if (!isCalendarDay(day)) return undefined;
  return { id: String(id ?? ''), name: name.trim() || 'Anonyme', amount, date: day };
}

/** The sum of the amounts, in XAF. */
export const totalOf = (donations: readonly Donation[]) =>
  donations.reduce((sum, { amount }) => sum + amount, 0);
