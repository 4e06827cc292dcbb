import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { Island } from '../island.tsx';
import { useSite } from '../site-context.ts';

const ROWS = Object.keys(STORED_DATA) as (keyof typeof STORED_DATA)[];

/** The data that the site stores in the browser, each with its purpose and its end, and a button that erases them. */
export function StoredData() {
  const { kept, erase } = useSite().words;
  return (
    <>
      <ul>
        {ROWS.map((row) => (
          <li key={row}>
            {kept[row]} {kept[STORED_DATA[row].until]}
            <br />
            <code>{STORED_DATA[row].name(BASE).replace(/:$/, ':…')}</code>
          </li>
        ))}
      </ul>
      <Island name="EraseStored" props={erase} scripted />
    </>
  );
}
