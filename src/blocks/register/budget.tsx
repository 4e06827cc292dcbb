import { fcfa, percentage, sharesOf } from '../../site/money.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { DataTable } from '../../ui/table/table.tsx';
import type { BlockProps } from '../block-props.ts';
import { useRenderContext } from '../render-context.ts';

/** A table with the lines of a budget, a bar for the share of each, and the total. */
export function BudgetTable({ items = [] }: BlockProps<'BudgetTable'>) {
  const { words, lang } = useRenderContext();
  const { none, label, caption, line, sum: amountLabel, total: totalLabel } = words.budget;
  if (items.length === 0) return <p>{none}</p>;
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const shares = sharesOf(items.map(({ amount }) => amount));
  return (
    <DataTable
      label={label}
      caption={caption}
      columns={[line, amountLabel]}
      rows={items.map(({ item, amount }, index) => [
        <>
          {item}
          <Progress label={item} value={shares[index] ?? 0} />
          <small>{percentage(shares[index] ?? 0, lang)}</small>
        </>,
        fcfa(amount, lang),
      ])}
      hasRowHeaders
      amounts={[1]}
      total={[totalLabel, fcfa(total, lang)]}
    />
  );
}
