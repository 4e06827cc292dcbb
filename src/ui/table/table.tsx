import type { ReactNode, TableHTMLAttributes } from 'react';
import { amounts, scroller, table } from './table.css.ts';

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Names the table for those who scroll it by keyboard. */
  label: string;
}

/** A table that scrolls inside its column, by keyboard too. */
export const Table = ({ label, className, ...rest }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <div className={scroller} role="group" aria-label={label} tabIndex={0}>
    <table {...rest} className={className ? `${table} ${className}` : table} />
  </div>
);

interface DataTableProps {
  id?: string;
  label: string;
  className?: string;
  caption?: string;
  columns: readonly string[];
  /** The words and the sum of its last line: its last column then holds amounts, unless a text stands behind the sum. */
  total?: readonly [label: string, sum: string, after?: string];
  /** Its rows. */
  children: ReactNode;
}

/** A table of data, whose columns are named. */
export const DataTable = ({ className = '', caption, columns, total, ...rest }: DataTableProps) => (
  <Table
    id={rest.id}
    label={rest.label}
    className={total?.length === 2 ? `${amounts} ${className}` : className}
  >
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{rest.children}</tbody>
    {total && (
      <tfoot>
        <tr>
          <th scope="row" colSpan={columns.length + 1 - total.length}>
            {total[0]}
          </th>
          <td>{total[1]}</td>
          {total[2] !== undefined && <td>{total[2]}</td>}
        </tr>
      </tfoot>
    )}
  </Table>
);
