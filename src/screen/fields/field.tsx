import type { GuideField } from '../../content/guide-fields.ts';
import { useEditor, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import type { Path } from '../yaml-nodes.ts';
import { IssueList } from './issue-list.tsx';
import { RowsField } from './rows-field.tsx';
import { ValueInput } from './value-input.tsx';

/** Field of one key: a value, a group of fields, or a list with a row for each element. */
export function Field({ field, path }: { field: GuideField; path: Path }) {
  if (field.isList) return <RowsField field={field} path={path} />;
  if (field.inner.length > 0) return <GroupField field={field} path={path} />;
  return <ValueField field={field} path={path} />;
}

function GroupField({ field, path }: { field: GuideField; path: Path }) {
  const isFilled = useValue(path) !== undefined;
  return (
    <details className={styles.group} open={isFilled || field.isRequired}>
      <summary>{field.label}</summary>
      <p className={styles.hint}>{field.description}</p>
      {field.inner.map((inner) => (
        <Field key={inner.key} field={inner} path={[...path, inner.key]} />
      ))}
    </details>
  );
}

/** Field of one value, with its hint and what the check says of it. */
export function ValueField({ field, path }: { field: GuideField; path: Path }) {
  const { issues } = useEditor();
  const value = useValue(path);
  const id = path.join('.');
  const isEmpty = value === undefined || value === null || value === '';
  const own = issues.filter((issue) => issue.path?.join('.') === id);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {field.isRequired && isEmpty && <em className={styles.missing}> à remplir</em>}
      </label>
      <p className={styles.hint} id={`${id}-aide`}>
        {hintOf(field)}
      </p>
      <ValueInput field={field} path={path} value={value} hasIssue={own.length > 0} />
      <IssueList issues={own} id={`${id}-fautes`} />
    </div>
  );
}

/** Hints of keys whose description tells how to write them in a file. */
const HINTS: Readonly<Record<string, string>> = {
  draft:
    'Cochez tant que le texte n’est pas prêt : il se montre dans les aperçus, jamais en ligne.',
  date: 'Le jour de parution. S’il est à venir, le texte l’attend.',
};

/** The description of a key, with its example where this is a word or a line to type. */
function hintOf({ key, description, example, words, isYesNo, format }: GuideField): string {
  if (HINTS[key] !== undefined) return HINTS[key];
  const isTyped = words.length === 0 && !isYesNo && !/^(?:image|date)/.test(format?.rule ?? '');
  if (!isTyped || example === undefined || example.length > 60) return description;
  return `${description} Par exemple : ${example.replace(/^"(.*)"$/, '$1').replace(/\.$/, '')}.`;
}
