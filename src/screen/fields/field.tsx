import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { writtenDay } from '../../site/days.ts';
import type { GuideField } from '../../site/guide-fields.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import { isError } from '../../values/issue.ts';
import type { Path } from '../../values/paths.ts';
import { Button, Disclosure, Labelled } from '../controls.tsx';
import { idOf, showField, useEditor, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { addRow, editRows, moved } from '../yaml-edits.ts';
import { Issues, inFieldNames, useIssues } from './issues.tsx';
import { Before, type FieldProps, ValueInput } from './value-input.tsx';

export const Fields = ({ fields, path = [] }: { fields: readonly GuideField[]; path?: Path }) =>
  fields.map((field) => <Field key={field.key} field={field} path={[...path, field.key]} />);

/** Field of one key: a value, a group of fields, or a list with a row for each element. */
function Field({ field, path }: FieldProps) {
  const isFilled = useValue(path) !== undefined;
  if (field.isList) return <Rows field={field} path={path} />;
  if (field.inner.length === 0) return <ValueField field={field} path={path} />;
  return (
    <Group
      {...{ field, path }}
      title={field.label}
      hint={inFieldNames(field.description)}
      isOpen={isFilled || field.isRequired}
    />
  );
}

interface GroupProps extends FieldProps {
  title: string;
  hint?: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  children?: ReactNode;
}

/** Fields of a group, or of a row of a list, under a title that says whether something is to do inside. */
function Group({ field, path, title, hint, isOpen, children }: GroupProps) {
  const [isOpenAtFirst] = useState(isOpen);
  const hasErrors = useIssues({ path }).some(isError);
  return (
    <Disclosure
      id={idOf(path)}
      open={isOpenAtFirst}
      title={
        <>
          {title}
          {hasErrors && <em className={styles.mark}> à corriger</em>}
        </>
      }
    >
      {hint && <p className={styles.hint}>{hint}</p>}
      {field.inner.length === 0 ? (
        <ValueField field={field} path={path} />
      ) : (
        <>
          <Issues path={path} inner={field.inner} />
          <Fields fields={field.inner} path={path} />
        </>
      )}
      {children}
    </Disclosure>
  );
}

/** A list: each row says what it holds, opens where it is touched, and asks before it goes. */
function Rows({ field, path }: FieldProps) {
  const { change } = useEditor();
  const value = useValue(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  // Ids of rows move with them, so that an open row stays open.
  const [ids, setIds] = useState<readonly number[]>(rows.map((_, index) => index));
  const first = field.inner.find(({ isRequired }) => isRequired) ?? field.inner[0];
  const add = () => {
    flushSync(() => {
      change((yaml) => addRow(yaml, path, first ? { [first.key]: '' } : ''));
      setIds([...ids, Math.max(0, ...ids) + 1]);
    });
    showField(idOf([...path, rows.length, first?.key ?? '']));
  };
  const edit = (move: <Item>(list: readonly Item[]) => readonly Item[]) => {
    change((yaml) => editRows(yaml, path, move));
    setIds(move);
  };
  const raise = (at: number) => edit((list) => moved(list, at, at - 1));
  const remove = (at: number, title: string) =>
    confirm(`Retirer « ${title} » ?`) && edit((list) => list.toSpliced(at, 1));
  return (
    // A link to it gives it the focus.
    <fieldset className={styles.rows} id={idOf(path)} tabIndex={-1}>
      <legend className={styles.label}>{field.label}</legend>
      <p className={styles.hint}>{inFieldNames(field.description)}</p>
      <Issues path={path} />
      {rows.map((row, at) => {
        const title = titleOfRow(row, field) || 'Nouvelle ligne';
        return (
          <Group
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
          </Group>
        );
      })}
      <Button onClick={add}>Ajouter une ligne</Button>
    </fieldset>
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

/** Field of one value, with its hint and what the check says of it. */
function ValueField({ field, path }: FieldProps) {
  return (
    <Labelled
      id={idOf(path)}
      label={field.label}
      hint={inFieldNames(`${field.description} ${field.omission}`.trim())}
    >
      <ValueInput field={field} path={path} />
      {!field.isYesNo && <Before path={path} />}
      <Issues path={path} />
    </Labelled>
  );
}
