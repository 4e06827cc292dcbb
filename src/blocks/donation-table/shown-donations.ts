import type { Stored } from '../../ui/stored/stored-list.ts';
import { type Donation, donationOf } from './donations.ts';
import { holdsOnlySeeds } from './seeds.ts';

/** What the table shows, newest first: what is stored and can be read, or else the seeds of today. */
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
