import { useEffect, useMemo, useRef } from 'react';
import { writtenDay } from '../../content/days.ts';
import type { Lang } from '../../content/languages.ts';
import { fcfa } from '../../content/money.ts';
import type { Words } from '../../content/schema/interface.ts';
import { useStored, writeStored } from '../../ui/stored/browser-store.ts';
import { useMore } from '../../ui/stored/use-more.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import * as styles from './donation-table.css.ts';
import {
  captionOf,
  DONATIONS_KEY,
  type Donation,
  isMixed,
  isOutdated,
  isSample,
  shownDonations,
  totalOf,
} from './donations.ts';

interface DonationTableProps {
  seeds: readonly Donation[];
  words: Words['donations'] & Pick<Words['donation'], 'anonymous'>;
  lang: Lang;
}

const TOTALS = {
  received: 'total',
  someSamples: 'totalReceived',
  samples: 'totalSamples',
} as const;

/** Table of the donations stored in this browser or, if there are none, of the donations in the content (`seeds`). */
export function DonationTable({ seeds, words, lang }: DonationTableProps) {
  const stored = useStored(DONATIONS_KEY);
  const hasChecked = useRef(false);
  const donations = useMemo(() => shownDonations(stored, seeds), [stored, seeds]);
  const { box, limit, more } = useMore(donations.length, words.more, 'tbody>tr');
  const mark = isMixed(donations) ? ` ${words.sample}` : '';
  useEffect(() => {
    if (!stored) return;
    // Only after the first read: two tabs with different versions of the site would replace each other's list forever.
    const isOld = !hasChecked.current && isOutdated(stored, seeds);
    hasChecked.current = true;
    if (stored.kind !== 'none' && !isOld) return;
    try {
      writeStored(DONATIONS_KEY, seeds);
    } catch {
      // The storage is blocked or full: the table shows the seeds without storing them.
    }
  }, [stored, seeds]);
  return (
    <div ref={box} className={styles.box}>
      <DataTable
        label={words.label}
        className={styles.donations}
        caption={words[captionOf(donations)]}
        columns={[words.day, words.name, words.sum]}
        total={[words[TOTALS[captionOf(donations)]], fcfa(totalOf(donations), lang)]}
      >
        {donations.slice(0, limit).map(({ id, name, amount, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be absent or equal
          <tr key={`${index} ${id}`}>
            <td>{writtenDay(date, lang)}</td>
            <td className={styles.name}>
              {(name || words.anonymous) + (isSample({ id }) ? mark : '')}
            </td>
            <td>{fcfa(amount, lang)}</td>
          </tr>
        ))}
      </DataTable>
      {more}
    </div>
  );
}
