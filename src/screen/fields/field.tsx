import { useState } from 'react';
import type { GuideField } from '../../site/guide-fields.ts';
import { isError } from '../../values/issue.ts';
import type { Path } from '../../values/paths.ts';
import { Disclosure, Labelled, Mark } from '../controls.tsx';
import { idOf, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { Issues, inFieldNames, MISSING, useIssues } from './issues.tsx';
import { type GroupProps, RowsField } from './rows-field.tsx';
import { Before, type FieldProps, ValueInput } from './value-input.tsx';

export const Fields = ({ fields, path = [] }: { fields: readonly GuideField[]; path?: Path }) =>
  fields.map((field) => <Field key={field.key} field={field} path={[...path, field.key]} />);

/** Field of one key: a value, a group of fields, or a list with a row for each element. */
function Field({ field, path }: FieldProps) {
  const isFilled = useValue(path) !== undefined;
  if (field.isList) return <RowsField field={field} path={path} Row={Group} />;
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

/** Fields of a group, or of a row of a list, under a title that says whether something is to do inside. */
function Group({ field, path, title, hint, isOpen, children }: GroupProps) {
  const [isOpenAtFirst] = useState(isOpen);
  const issues = useIssues({ path }).filter(isError);
  const isFilled = issues.some(({ rule }) => !MISSING.includes(rule));
  return (
    <Disclosure
      id={idOf(path)}
      open={isOpenAtFirst}
      title={
        <>
          {title}
          {issues.length > 0 && <Mark>{isFilled ? ' à corriger' : ' à remplir'}</Mark>}
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

/** Field of one value, with its hint and what the check says of it. */
function ValueField({ field, path }: FieldProps) {
  // What the check demands is not optional.
  const isMissing = useIssues({ path }).some(({ rule }) => MISSING.includes(rule));
  return (
    <Labelled id={idOf(path)} label={field.label} hint={hintOf(field, isMissing)}>
      <ValueInput field={field} path={path} />
      {!field.isYesNo && <Before path={path} />}
      <Issues path={path} />
    </Labelled>
  );
}

/** The description of a key, whether it may be left out, and its example where this is a word or a line to type. */
function hintOf(field: GuideField, isMissing: boolean): string {
  const { description, omission, example = '', words, isYesNo, format } = field;
  const isTyped = words.length === 0 && !isYesNo && !/^(?:image|date)/.test(format?.rule ?? '');
  const isShown = isTyped && example !== '' && example.length <= 60;
  const shown = example.replace(/^"(.*)"$/, '$1').replace(/(?<![.?!])$/, '.');
  const sentences = [
    inFieldNames(description),
    isMissing ? '' : inFieldNames(omission),
    isShown ? `Par exemple : ${shown}` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}
