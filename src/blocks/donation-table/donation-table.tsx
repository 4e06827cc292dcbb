import { useEffect, useMemo, useRef, useState } from 'react';
import { frenchDay } from '../../content/days.ts';
import { fcfa } from '../../content/money.ts';
import { button } from '../../ui/button/button.css.ts';
import { useStored, writeStored } from '../../ui/stored/browser-store.ts';
import { amount as amountCell, table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
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

/** Rows shown at once: thousands would freeze a phone. */
const STEP = 50;

/** The donations stored in this browser (spec section 4), else those of the content. */
export function DonationTable({ seeds }: { seeds: readonly Donation[] }) {
  const stored = useStored(DONATIONS_KEY);
  const looked = useRef(false);
  const [limit, setLimit] = useState(STEP);
  const rows = useRef<HTMLTableSectionElement>(null);
  const [focusAt, setFocusAt] = useState<number>();
  const donations = useMemo(() => shownDonations(stored, seeds), [stored, seeds]);
  const mark = isMixed(donations) ? ' (exemple)' : '';
  useEffect(() => {
    if (!stored) return;
    // At the first read only: two tabs with two versions of the site would overwrite each other forever.
    const isOld = !looked.current && isOutdated(stored, seeds);
    looked.current = true;
    if (stored.kind !== 'none' && !isOld) return;
    try {
      writeStored(DONATIONS_KEY, seeds);
    } catch {
      // A blocked or full store: the seeds still show.
    }
  }, [stored, seeds]);
  // The button that had the focus is gone once all are shown.
  useEffect(() => {
    if (focusAt !== undefined) rows.current?.rows[focusAt]?.focus();
  }, [focusAt]);
  const showMore = () => {
    setLimit(limit + STEP);
    if (limit + STEP >= donations.length) setFocusAt(limit);
  };
  return (
    <div className={styles.box}>
      <TableScroller label="Tableau de bord des dons">
        <table className={`${table} ${styles.donations}`}>
          <caption>{captionOf(donations)}</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Nom</th>
              <th scope="col" className={amountCell}>
                Montant
              </th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {donations.slice(0, limit).map(({ id, name, amount, date }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be missing or repeat
              <tr key={`${index} ${id}`} tabIndex={index === focusAt ? -1 : undefined}>
                <td>{frenchDay(date)}</td>
                <td className={styles.name}>{isSample({ id }) ? name + mark : name}</td>
                <td className={amountCell}>{fcfa(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {mark ? 'Total, sans les exemples' : 'Total'}
              </th>
              <td className={amountCell}>{fcfa(totalOf(donations))}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroller>
      {donations.length > limit && (
        <button type="button" className={button({ variant: 'outline' })} onClick={showMore}>
          Afficher plus
        </button>
      )}
    </div>
  );
}
