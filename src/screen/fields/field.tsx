import { type ReactNode, useState } from 'react';
import type { GuideField } from '../../content/guide-fields.ts';
import type { Path } from '../../values/paths.ts';
import { idOf, inFieldNames, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { Issues } from './issues.tsx';
import { RowsField } from './rows-field.tsx';
import { ValueInput } from './value-input.tsx';

export interface FieldProps {
  field: GuideField;
  path: Path;
}

/** Field of one key: a value, a group of fields, or a list with a row for each element. */
export function Field({ field, path }: FieldProps) {
  if (field.isList) return <RowsField field={field} path={path} />;
  if (field.inner.length > 0) return <GroupField field={field} path={path} />;
  return <ValueField field={field} path={path} />;
}

export const Fields = ({ fields, path = [] }: { fields: readonly GuideField[]; path?: Path }) =>
  fields.map((field) => <Field key={field.key} field={field} path={[...path, field.key]} />);

function GroupField({ field, path }: FieldProps) {
  const isFilled = useValue(path) !== undefined;
  const [isOpen] = useState(isFilled || field.isRequired);
  return (
    <details open={isOpen} id={idOf(path)}>
      <summary>{field.label}</summary>
      <p>{inFieldNames(field.description)}</p>
      <Issues path={path} inner={field.inner} />
      <Fields fields={field.inner} path={path} />
    </details>
  );
}

/** Field of one value, with its hint and what the check says of it. */
export const ValueField = ({ field, path }: FieldProps) => (
  <Labelled id={idOf(path)} label={field.label} hint={hintOf(field)}>
    <ValueInput field={field} path={path} />
    <Issues path={path} />
  </Labelled>
);

interface LabelledProps {
  id: string;
  label: string;
  hint: string;
  children: ReactNode;
}

/** An input with its label and hint. */
export const Labelled = ({ id, label, hint, children }: LabelledProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <p id={`${id}-aide`}>{hint}</p>
    {children}
  </div>
);

/** The description of a key, with its example where this is a word or a line to type. */
function hintOf({ description, example = '', words, isYesNo, format }: GuideField): string {
  const isTyped = words.length === 0 && !isYesNo && !/^(?:image|date)/.test(format?.rule ?? '');
  const isShown = isTyped && example !== '' && example.length <= 60;
  const shown = isShown
    ? ` Par exemple : ${example.replace(/^"(.*)"$/, '$1').replace(/\.$/, '')}.`
    : '';
  return inFieldNames(description) + shown;
}
