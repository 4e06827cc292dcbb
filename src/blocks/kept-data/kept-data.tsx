import { KEPT } from '../../content/kept.ts';
import { BASE } from '../../ui/base.ts';
import { table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
import { LiveBlock } from '../live-block.tsx';
import { useSite } from '../site-context.ts';
import { EraseKept } from './erase-kept.tsx';

const ROWS = Object.keys(KEPT) as (keyof typeof KEPT)[];

/** What the site keeps in the browser, name by name, and the button that erases it. */
export function KeptData() {
  const { kept, erase } = useSite().words;
  return (
    <>
      <TableScroller label={kept.label}>
        <table className={table}>
          <thead>
            <tr>
              {[kept.what, kept.until].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <td>
                  {kept[row]}
                  <br />
                  <code>{KEPT[row].name(BASE).replace(/:$/, ':…')}</code>
                </td>
                <td>{kept[KEPT[row].until]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      <LiveBlock name="EraseKept" block={EraseKept} props={erase} />
    </>
  );
}
