import { type ComponentType, type ReactNode, useState } from 'react';
import { writtenDay } from '../../site/days.ts';
import type { GuideField } from '../../site/guide-fields.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import { Button, Fieldset } from '../controls.tsx';
import { idOf, useEditor, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { addRow, editRows, moved } from '../yaml-edits.ts';
import { Issues, inFieldNames } from './issues.tsx';
import type { FieldProps } from './value-input.tsx';

/** Fields under a title. */
export interface GroupProps extends FieldProps {
  title: string;
  hint?: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  children?: ReactNode;
}

interface RowsProps extends FieldProps {
  /** Shows the fields of a row: a field holds rows, and a row holds fields. */
  Row: ComponentType<GroupProps>;
}

/** A list: each row says what it holds, opens where it is touched, and asks before it goes. */
export function RowsField({ field, path, Row }: RowsProps) {
  const { change } = useEditor();
  const value = useValue(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  // Ids of rows move with them, so that an open row stays open.
  const [ids, setIds] = useState<readonly number[]>(rows.map((_, index) => index));
  const first = field.inner.find(({ isRequired }) => isRequired) ?? field.inner[0];
  const add = () => {
    change((yaml) => addRow(yaml, path, first ? { [first.key]: '' } : ''));
    setIds([...ids, Math.max(0, ...ids) + 1]);
  };
  const edit = (move: <Item>(list: readonly Item[]) => readonly Item[]) => {
    change((yaml) => editRows(yaml, path, move));
    setIds(move);
  };
  const raise = (at: number) => edit((list) => moved(list, at, at - 1));
  const remove = (at: number, title: string) =>
    confirm(`Retirer « ${title} » ?`) && edit((list) => list.toSpliced(at, 1));
  return (
    <Fieldset id={idOf(path)} title={field.label} hint={inFieldNames(field.description)}>
      <Issues path={path} inner="rows" />
      {rows.map((row, at) => {
        const title = titleOfRow(row, field) || 'Nouvelle ligne';
        return (
          <Row
            key={ids[at] ?? `autre ${at}`}
            field={{ ...field, isList: false }}
            path={[...path, at]}
            title={title}
            isOpen={title === 'Nouvelle ligne'}
          >
            <div className={styles.line}>
              {at > 0 && <Button onClick={() => raise(at)}>Monter</Button>}
              <Button onClick={() => remove(at, title)}>Retirer</Button>
            </div>
          </Row>
        );
      })}
      <Button onClick={add}>Ajouter une ligne</Button>
    </Fieldset>
  );
}

/** Title of a row: up to three of its values, as an editor reads them. */
function titleOfRow(row: unknown, { inner }: GuideField): string {
  if (typeof row !== 'object' || row === null) return String(row ?? '');
  return inner
    .filter(({ key, isYesNo }) => !isYesNo && key !== 'icon')
    .map(({ key, names }): unknown => {
      const value: unknown = Reflect.get(row, key);
      return names?.[String(value)] ?? value;
    })
    .filter((value) => ['string', 'number'].includes(typeof value) && value !== '')
    .slice(0, 3)
    .map(written)
    .join(' · ');
}

/** A value as French writes it: « 21 novembre 2026 ». */
function written(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('fr');
  const text = String(value);
  return isCalendarDay(text) ? writtenDay(text) : text;
}
