import type { ReactNode, TableHTMLAttributes } from 'react';
import { amounts, scroller, table } from './table.css.ts';

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Accessible name of the scrollable area. */
  label: string;
}

/** A table in a container that can be scrolled, also with the keyboard. */
export const Table = ({ label, className, ...rest }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a `<fieldset>` is only for form fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
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
  /** Cells of the last row. With two, the sum is below a last column of amounts; `after` is the cell of one more column. */
  total?: readonly [label: string, sum: string, after?: string];
  /** `<tr>` elements of the table body. */
  children: ReactNode;
}

/** A data table with a header row. */
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
