import { useState } from 'react';
import type { GuideField } from '../../content/guide-fields.ts';
import { useEditor, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { addRow, raiseRow, removeRow } from '../yaml-edits.ts';
import type { Path } from '../yaml-nodes.ts';
import { Field, ValueField } from './field.tsx';

/** A list: each row says what it holds, opens where it is touched, and asks before it goes. */
export function RowsField({ field, path }: { field: GuideField; path: Path }) {
  const { change, order } = useEditor();
  const value = useValue(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const first = field.inner.find(({ isRequired }) => isRequired) ?? field.inner[0];
  const add = () => change((yaml) => addRow(yaml, path, first ? { [first.key]: '' } : '', order));
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <p className={styles.hint}>{field.description}</p>
      {rows.map((row, index) => (
        <Row
          // A row has no id of its own: after a move, rows show what stands at their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          field={field}
          path={path}
          index={index}
          title={titleOf(row, field) || `Ligne ${index + 1}`}
        />
      ))}
      <button type="button" onClick={add}>
        Ajouter une ligne
      </button>
    </fieldset>
  );
}

interface RowProps {
  field: GuideField;
  path: Path;
  index: number;
  title: string;
}

function Row({ field, path, index, title }: RowProps) {
  const { change, issues } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const own: Path = [...path, index];
  const start = own.join('.');
  const hasIssue = issues.some((issue) => issue.path?.join('.').startsWith(start));
  const single: GuideField = { ...field, isList: false, label: `${field.label} ${index + 1}` };
  return (
    <details className={styles.row} open={title === `Ligne ${index + 1}` || undefined}>
      <summary>
        {title}
        {hasIssue && <em className={styles.missing}> à corriger</em>}
      </summary>
      {field.inner.length === 0 ? (
        <ValueField field={single} path={own} />
      ) : (
        field.inner.map((inner) => (
          <Field key={inner.key} field={inner} path={[...own, inner.key]} />
        ))
      )}
      <div className={styles.line}>
        {index > 0 && (
          <button type="button" onClick={() => change((yaml) => raiseRow(yaml, path, index))}>
            Monter
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            isAsking ? change((yaml) => removeRow(yaml, path, index)) : setAsking(true)
          }
          onBlur={() => setAsking(false)}
        >
          {isAsking ? `Retirer vraiment « ${title} » ?` : 'Retirer'}
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
    .map(({ key }) => Reflect.get(row, key))
    .filter((value) => ['string', 'number'].includes(typeof value) && value !== '')
    .slice(0, 3)
    .join(' · ');
}
