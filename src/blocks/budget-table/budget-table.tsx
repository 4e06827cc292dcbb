import { fcfa, fundingPercent, percentage } from '../../content/money.ts';
import { amount as amountCell, table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './budget-table.css.ts';

/** What the money is for, line by line with each share drawn, and the sum of the lines. */
export function BudgetTable({ items = [] }: BlockProps<'BudgetTable'>) {
  const { words, lang } = useSite();
  const { none, label, caption, line, sum: amountLabel, total: totalLabel } = words.budget;
  if (items.length === 0) return <p>{none}</p>;
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const shareOf = (amount: number) => fundingPercent(amount, total);
  return (
    <TableScroller label={label}>
      <table className={`${table} ${styles.budget}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{line}</th>
            <th scope="col" className={amountCell}>
              {amountLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ item, amount }) => (
            <tr key={item}>
              <th scope="row" className={styles.item}>
                {item}
                <span className={styles.share}>
                  <svg width={`${shareOf(amount)}%`} aria-hidden="true" />
                  {percentage(shareOf(amount), lang)}
                </span>
              </th>
              <td className={amountCell}>{fcfa(amount, lang)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            <td className={amountCell}>{fcfa(total, lang)}</td>
          </tr>
        </tfoot>
      </table>
    </TableScroller>
  );
}
