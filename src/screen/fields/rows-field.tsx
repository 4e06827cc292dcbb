import { useState } from 'react';
import type { GuideField } from '../../content/guide-fields.ts';
import type { Path } from '../../values/paths.ts';
import { idOf, inFieldNames, useEditor, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { addRow, editRows } from '../yaml-edits.ts';
import { type FieldProps, Fields, ValueField } from './field.tsx';
import { Issues, MISSING, useIssues } from './issues.tsx';

/** One row of a list, where it has a name. */
const ONE = new Map([
  ['receipts', 'une recette'],
  ['expenses', 'une dépense'],
  ['team', 'un membre'],
  ['needs', 'un besoin'],
]);

/** A list: each row says what it holds, opens where it is touched, and asks before it goes. */
export function RowsField({ field, path }: FieldProps) {
  const { change, order } = useEditor();
  const value = useValue(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  // Ids of rows move with them, so that an open row stays open.
  const [ids, setIds] = useState<readonly number[]>(rows.map((_, index) => index));
  const first = field.inner.find(({ isRequired }) => isRequired) ?? field.inner[0];
  const add = () => {
    change((yaml) => addRow(yaml, path, first ? { [first.key]: '' } : '', order));
    setIds([...ids, Math.max(0, ...ids) + 1]);
  };
  const edit = (move: <Item>(list: readonly Item[]) => readonly Item[]) => {
    change((yaml) => editRows(yaml, path, move));
    setIds(move);
  };
  return (
    <fieldset id={idOf(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      <p>{inFieldNames(field.description)}</p>
      <Issues path={path} inner="rows" />
      {rows.map((row, index) => (
        <Row
          key={ids[index] ?? `autre ${index}`}
          field={field}
          path={[...path, index]}
          title={titleOf(row, field)}
          raise={
            index > 0
              ? () =>
                  edit((list) =>
                    list.toSpliced(index - 1, 2, ...list.slice(index - 1, index + 1).reverse()),
                  )
              : undefined
          }
          remove={() => edit((list) => list.toSpliced(index, 1))}
        />
      ))}
      <button type="button" onClick={add}>
        Ajouter {ONE.get(field.key) ?? 'une ligne'}
      </button>
    </fieldset>
  );
}

interface RowProps {
  field: GuideField;
  path: Path;
  title: string;
  raise: (() => void) | undefined;
  remove(): void;
}

function Row({ field, path, title, raise, remove }: RowProps) {
  const [isNew] = useState(title === '');
  const issues = useIssues({ path });
  const isFilled = issues.some(({ rule }) => !MISSING.includes(rule));
  const name = title || 'Nouvelle ligne';
  return (
    <details className={styles.row} open={isNew}>
      <summary>
        {name}
        {issues.length > 0 && <em>{isFilled ? ' à corriger' : ' à remplir'}</em>}
      </summary>
      {field.inner.length === 0 ? (
        <ValueField field={{ ...field, isList: false }} path={path} />
      ) : (
        <>
          <Issues path={path} inner={field.inner} />
          <Fields fields={field.inner} path={path} />
        </>
      )}
      <div className={styles.line}>
        {raise && (
          <button type="button" onClick={raise}>
            Monter
          </button>
        )}
        <button type="button" onClick={() => confirm(`Retirer « ${name} » ?`) && remove()}>
          Retirer
        </button>
      </div>
    </details>
  );
}

/** Title of a row: up to three of its values, as an editor reads them. */
function titleOf(row: unknown, { inner }: GuideField): string {
  if (typeof row !== 'object' || row === null) return String(row ?? '');
  return inner
    .filter(({ key, isYesNo }) => !isYesNo && key !== 'icon')
    .map(({ key }): unknown => Reflect.get(row, key))
    .filter((value) => ['string', 'number'].includes(typeof value) && value !== '')
    .slice(0, 3)
    .map((value) => (typeof value === 'number' ? value.toLocaleString('fr') : value))
    .join(' · ');
}
