import type { ReactNode, TableHTMLAttributes } from 'react';
import * as styles from './table.css.ts';

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Accessible name of the scrollable area. */
  label: string;
}

/** A table in a container that can be scrolled, also with the keyboard. */
export const Table = ({ label, className, ...rest }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a `<fieldset>` is only for form fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
  <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
    <table {...rest} className={className ? `${styles.table} ${className}` : styles.table} />
  </div>
);

interface DataTableProps {
  id?: string;
  label: string;
  className?: string;
  caption?: string;
  columns: readonly string[];
  /** Cells of each row, in the order of the columns; null is shown as « – », and left out of the cards on a phone. */
  rows: readonly (readonly ReactNode[])[];
  /** The first cell of each row is its header. */
  hasRowHeaders?: boolean;
  /** Indexes of the columns with amounts: aligned at the right, without line breaks. */
  amounts?: readonly number[];
  /** Last row: the sum is below the last column of amounts. */
  total?: readonly [label: string, sum: string];
}

/** Written out, because browsers drop the roles of a table whose `display` is not that of a table, as on a phone. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  header: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A data table with a header row. On a phone each row of more than two cells becomes a card. */
export function DataTable({ columns, rows, amounts = [], total, ...rest }: DataTableProps) {
  const { className = '', hasRowHeaders, caption } = rest;
  const isFolding = columns.length > 2;
  const classAt = (at: number) => (amounts.includes(at) ? styles.amount : undefined);
  const sumAt = amounts.at(-1) ?? 1;
  return (
    <Table
      {...ROLES.table}
      id={rest.id}
      label={rest.label}
      className={isFolding ? `${styles.folding} ${className}` : className}
    >
      {caption && <caption>{caption}</caption>}
      <thead {...ROLES.group} className={isFolding ? styles.foldedHead : undefined}>
        <tr {...ROLES.row}>
          {columns.map((column, at) => (
            <th key={column} {...ROLES.column} className={classAt(at)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal
          <tr key={row} {...ROLES.row}>
            {columns.map((column, at) =>
              hasRowHeaders && at === 0 ? (
                <th key={column} {...ROLES.header}>
                  {cells[at]}
                </th>
              ) : (
                <td
                  key={column}
                  {...ROLES.cell}
                  className={classAt(at)}
                  data-label={at > 0 && isFolding && cells[at] !== null ? column : undefined}
                >
                  {cells[at] ?? '–'}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.header} colSpan={sumAt}>
              {total[0]}
            </th>
            <td {...ROLES.cell} className={styles.amount}>
              {total[1]}
            </td>
            {columns.slice(sumAt + 1).map((column) => (
              <td key={column} {...ROLES.cell} />
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
