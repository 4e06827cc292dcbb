import type { Stored } from '../../ui/stored/stored-list.ts';
import type { ItemsOf } from '../items.ts';
import { type Donation, donationOf } from './donations.ts';

const SAMPLE_ID = /^exemple-\d+$/;
const SEED_ID = /^(?:exemple|publie)-\d+$/;

/** The rows of the content as the browser keeps them; their ids tell samples from donations received. */
export const seedsOf = (items: ItemsOf<'donations'>): Donation[] =>
  items.map(({ name, amount, date, status }, at) => ({
    id: `${status === 'exemple' ? 'exemple' : 'publie'}-${at + 1}`,
    name,
    amount,
    date,
  }));

/** Whether all that is stored once came from the content: its list of today takes the place of that. */
export const holdsOnlySeeds = (items: readonly unknown[]): boolean =>
  items.length > 0 && items.every((item) => SEED_ID.test(donationOf(item)?.id ?? ''));

/** Whether the content's list has changed since the browser stored it. */
export const isOutdated = (stored: Stored, seeds: readonly Donation[]): boolean =>
  stored.kind === 'list' &&
  holdsOnlySeeds(stored.items) &&
  JSON.stringify(stored.items) !== JSON.stringify(seeds);

/** What the table says of its rows: never that a sample was received. */
export function captionOf(donations: readonly Donation[]): string {
  const samples = donations.filter(({ id }) => SAMPLE_ID.test(id)).length;
  if (samples === 0) return 'Dons reçus, du plus récent au plus ancien.';
  const which = samples === donations.length ? 'Ces données' : 'Certaines de ces données';
  return `Tableau des dons, du plus récent au plus ancien. ${which} sont affichées à titre d’exemple.`;
}
