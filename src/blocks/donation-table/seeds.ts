import type { Stored } from '../../ui/stored/stored-list.ts';
import type { ItemsOf } from '../items.ts';
import { type Donation, donationOf } from './donations.ts';

const SAMPLE_ID = /^exemple-/;
const SEED_ID = /^(?:exemple|publie)-\d+-([0-9a-z]+)$/;

/**
 * The rows of the content as the browser keeps them; their ids tell samples from donations received, and
 * end with a mark of the whole list, by which it is known again as long as nobody has changed it.
 */
export function seedsOf(items: ItemsOf<'donations'>): Donation[] {
  const mark = markOf(items);
  return items.map(({ name, amount, date, status }, at) => ({
    id: `${status === 'exemple' ? 'exemple' : 'publie'}-${at + 1}-${mark}`,
    name,
    amount,
    date,
  }));
}

/** Whether all that is stored once came from the content, untouched: its list of today takes the place of that. */
export function holdsOnlySeeds(items: readonly unknown[]): boolean {
  const donations = items.flatMap((item) => donationOf(item) ?? []);
  if (donations.length === 0 || donations.length < items.length) return false;
  const mark = markOf(donations);
  return donations.every(({ id }) => SEED_ID.exec(id)?.[1] === mark);
}

function markOf(donations: readonly Omit<Donation, 'id'>[]): string {
  const rows = donations.map(({ name, amount, date }) => [name, amount, date]);
  let sum = 0;
  for (const sign of JSON.stringify(rows)) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}

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
