import type { Form, FormField } from '../../site/schema/form.ts';
import { factName } from '../../ui/classes.css.ts';
import { input } from '../../ui/field/field.css.ts';
import type { FormWords } from './answers.ts';
import * as styles from './message-form.css.ts';

type FieldsProps = Pick<Form, 'fields'> & { form: string; words: FormWords };

/** Fields of a form. Below each field is a paragraph with its help and its error, to which `aria-describedby` refers. */
export const Fields = ({ form, fields, words }: FieldsProps) =>
  fields.map((field, at) => {
    const { kind, label, required, help } = field;
    const id = `formulaire-${form}-${at}`;
    const control = <Control field={field} id={id} choose={words.choose} />;
    return (
      <div key={id} data-kind={kind} className={styles.field}>
        {kind === 'check' && control}
        <label htmlFor={id} className={styles.label}>
          {label}
          {!required && kind !== 'check' && (
            <small className={factName}>{` ${words.optional}`}</small>
          )}
        </label>
        {kind !== 'check' && control}
        <p id={`${id}-aide`} className={styles.help}>
          {help && <small className={factName}>{`${help} `}</small>}
          <strong className={styles.wrong}>{words.wrong[kind]}</strong>
        </p>
      </div>
    );
  });

function Control({ field, id, choose }: { field: FormField; id: string; choose: string }) {
  const { kind, name, required, choices, autocomplete: autoComplete } = field;
  const own = {
    id,
    name,
    required,
    autoComplete,
    className: `${input} ${styles.control}`,
    'aria-describedby': `${id}-aide`,
  };
  if (kind === 'long') return <textarea {...own} rows={4} />;
  if (kind !== 'choice') return <input {...own} {...INPUTS[kind]} />;
  return (
    <select {...own}>
      <option value="">{choose}</option>
      {choices?.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** Attributes by which the browser validates a field. A telephone number has 8 to 15 digits: `+241 06 00 00 00`. */
const INPUTS = {
  text: {},
  email: { type: 'email' },
  tel: { type: 'tel', pattern: '\\+?(?:[0-9][ .\\-]?){8,15}' },
  number: { type: 'number', min: 0, inputMode: 'numeric' },
  date: { type: 'date' },
  check: { type: 'checkbox' },
} as const;
