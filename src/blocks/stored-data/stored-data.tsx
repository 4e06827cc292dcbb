import { STORED_DATA } from '../../content/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { DataTable } from '../../ui/table/table.tsx';
import { LiveBlock } from '../live-block.tsx';
import { useSite } from '../site-context.ts';
import { EraseStored } from './erase-stored.tsx';

const ROWS = Object.keys(STORED_DATA) as (keyof typeof STORED_DATA)[];

/** A table of the data that the site stores in the browser, and a button that erases them. */
export function StoredData() {
  const { kept, erase } = useSite().words;
  return (
    <>
      <DataTable
        label={kept.label}
        columns={[kept.what, kept.until]}
        isFolding
        rows={ROWS.map((row) => [
          <span key={row}>
            {kept[row]}
            <br />
            <code>{STORED_DATA[row].name(BASE).replace(/:$/, ':…')}</code>
          </span>,
          kept[STORED_DATA[row].until],
        ])}
      />
      <LiveBlock name="EraseStored" block={EraseStored} props={erase} scripted />
    </>
  );
}
