import type { GuideField } from '../content/guide-fields.ts';
import { isError } from '../values/issue.ts';
import type { FileIssue } from './check-file.ts';
import type { EditedFile } from './edited-file.ts';
import { Field } from './fields/field.tsx';
import { IssueList } from './fields/issue-list.tsx';
import { toLf, withEdited } from './file-text.ts';
import * as styles from './screen.css.ts';

interface SummaryProps {
  issues: readonly FileIssue[];
  fields: readonly GuideField[];
}

/** How many things are left, before the first field, and those that belong to no field. */
export function Summary({ issues, fields }: SummaryProps) {
  const loose = issues.filter(({ path }) => path && !fields.some(({ key }) => key === path[0]));
  const errors = issues.filter(isError).length;
  if (issues.length === 0) return <p className={styles.hint}>Tout est en ordre.</p>;
  const count = errors === 1 ? 'Il reste une chose' : `Il reste ${errors} choses`;
  return (
    <>
      <p>
        {errors > 0
          ? `${count} à corriger : chacune est dite à sa place.`
          : 'Des conseils sont donnés à leur place.'}
      </p>
      <IssueList issues={loose} id="fautes" />
    </>
  );
}

interface FieldsProps {
  fields: readonly GuideField[];
  main: readonly string[];
  children: React.ReactNode;
}

/** The fields that most texts need and the text itself come first; the others are folded. */
export function Fields({ fields, main, children }: FieldsProps) {
  const first = main.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const rest = fields.filter(({ key }) => !main.includes(key));
  const [title, ...others] = first;
  return (
    <>
      {title && <Field field={title} path={[title.key]} />}
      {children}
      {others.map((field) => (
        <Field key={field.key} field={field} path={[field.key]} />
      ))}
      {rest.length > 0 && (
        <details className={styles.group}>
          <summary>Plus de champs</summary>
          {rest.map((field) => (
            <Field key={field.key} field={field} path={[field.key]} />
          ))}
        </details>
      )}
    </>
  );
}

interface WholeFileProps {
  file: EditedFile;
  change(file: EditedFile): void;
}

/** A file whose keys cannot be read: it is shown whole, with what the check says, until it can. */
export const WholeFile = ({ file, change }: WholeFileProps) => (
  <div className={styles.field}>
    <label htmlFor="fichier">Le fichier entier</label>
    <p className={styles.hint}>
      Une faute empêche de le montrer par champs : corrigez-la ici, et les champs reviennent.
    </p>
    <textarea
      id="fichier"
      rows={24}
      value={toLf(file.text)}
      onChange={({ target }) => change({ ...file, text: withEdited(file.text, target.value) })}
    />
  </div>
);
