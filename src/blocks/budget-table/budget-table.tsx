import { fcfa, fundingPercent } from '../../content/money.ts';
import { amount as amountCell, table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './budget-table.css.ts';

/** What the money is for, line by line with each share drawn, and the sum of the lines. */
export function BudgetTable({ items = [] }: BlockProps<'BudgetTable'>) {
  if (items.length === 0) return <p>Le budget détaillé sera publié ici.</p>;
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <TableScroller label="Budget détaillé">
      <table className={`${table} ${styles.budget}`}>
        <caption>Budget détaillé, en FCFA</caption>
        <thead>
          <tr>
            <th scope="col">Poste</th>
            <th scope="col" className={amountCell}>
              Montant
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ item, amount }) => (
            <tr key={item}>
              <th scope="row" className={styles.item}>
                {item}
                <span
                  className={styles.share}
                  style={{ inlineSize: `${fundingPercent(amount, total)}%` }}
                />
              </th>
              <td className={amountCell}>{fcfa(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className={amountCell}>{fcfa(total)}</td>
          </tr>
        </tfoot>
      </table>
    </TableScroller>
  );
}
