import { KEPT } from '../../content/kept.ts';
import { BASE } from '../../ui/base.ts';
import { stacked } from '../../ui/table/table.css.ts';
import { DataTable } from '../../ui/table/table.tsx';
import { LiveBlock } from '../live-block.tsx';
import { useSite } from '../site-context.ts';
import { EraseKept } from './erase-kept.tsx';

const ROWS = Object.keys(KEPT) as (keyof typeof KEPT)[];

/** What the site keeps in the browser, name by name, and the button that erases it. */
export function KeptData() {
  const { kept, erase } = useSite().words;
  return (
    <>
      <DataTable label={kept.label} className={stacked} columns={[kept.what, kept.until]}>
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
      </DataTable>
      <LiveBlock name="EraseKept" block={EraseKept} props={erase} scripted />
    </>
  );
}
