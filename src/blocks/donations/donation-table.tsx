import { useEffect, useMemo, useRef } from 'react';
import { writtenDay } from '../../site/days.ts';
import type { Lang } from '../../site/languages.ts';
import { fcfa } from '../../site/money.ts';
import type { Words } from '../../site/schema/interface.ts';
import { useStored, writeList } from '../../ui/stored/browser-store.ts';
import { DataTable } from '../../ui/table/table.tsx';
import {
  DONATIONS_KEY,
  type Donation,
  holdsOnlySeeds,
  isSampleDonation,
  shownDonations,
} from './donations.ts';

interface DonationTableProps {
  seeds: readonly Donation[];
  words: Words['donations'] & Pick<Words['donation'], 'anonymous'>;
  lang: Lang;
}

/** Table of the donations stored in this browser or, if there are none, of the donations in the content (`seeds`). */
export function DonationTable({ seeds, words, lang }: DonationTableProps) {
  const stored = useStored(DONATIONS_KEY);
  const hasRead = useRef(false);
  const donations = useMemo(() => shownDonations(stored, seeds), [stored, seeds]);
  const areSamples = donations.some(isSampleDonation);
  const total = donations.reduce((sum, { amount }) => sum + amount, 0);
  useEffect(() => {
    if (!stored) return;
    // Only after the first read: two tabs with different versions of the site would replace each other's list forever.
    const isOwn = !hasRead.current && stored.kind === 'list' && holdsOnlySeeds(stored.items);
    hasRead.current = true;
    if (stored.kind !== 'none' && !isOwn) return;
    try {
      writeList(DONATIONS_KEY, seeds);
    } catch {
      // The storage is blocked or full: the table shows the seeds without storing them.
    }
  }, [stored, seeds]);
  return (
    <DataTable
      label={words.label}
      caption={areSamples ? words.samples : words.received}
      columns={[words.day, words.name, words.sum]}
      rows={donations.map(({ name, amount, date }) => [
        writtenDay(date, lang),
        <bdi key={name} translate="no">
          {name || words.anonymous}
        </bdi>,
        fcfa(amount, lang),
      ])}
      amounts={[2]}
      total={[areSamples ? words.totalSamples : words.total, fcfa(total, lang)]}
    />
  );
}
