import { useState } from 'react';
import { PROOF } from '../../site/formats/file-formats.ts';
import type { GuideField } from '../../site/guide-fields.ts';
import { isError } from '../../values/issue.ts';
import { isMap, type Path } from '../../values/paths.ts';
import { FileButton } from '../attachments.tsx';
import { idOf, useEditor, useSavedValue, useValue } from '../editor-context.ts';
import * as styles from '../screen.css.ts';
import { type FieldValue, removeValue, setValue } from '../yaml-edits.ts';
import { useIssues } from './issues.tsx';

/** A field of a form at the path of its value. */
export interface FieldProps {
  field: GuideField;
  path: Path;
}

/** Rules of the formats whose value is a picture, or the address of a document. */
const PICTURES = ['image-adresse', PROOF.rule];

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** What the field held at the last save, beside what it holds now. */
export function Before({ path }: { path: Path }) {
  const before = textOf(useSavedValue(path));
  const now = textOf(useValue(path));
  return before && before !== now && before.length < 80 ? (
    <p className={styles.hint}>Avant : {before}</p>
  ) : null;
}

/** Properties of an input. While somebody types, it shows what is typed, also a space at its end that the site does not read. */
function useTyped(value: string, set: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? value,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      set(target.value);
    },
    onBlur: () => setTyped(undefined),
  };
}

/** Input for one value, by its type: words to choose, a switch, a day, a picture, a line or some lines of text. */
export function ValueInput({ field, path }: FieldProps) {
  const id = idOf(path);
  const { change, pictures } = useEditor();
  const value = useValue(path);
  const group = useValue(path.slice(0, -1));
  const isEmptyGroup =
    typeof path.at(-2) === 'string' &&
    isMap(group) &&
    Object.values(group).every((one) => one === '');
  const { rule = '' } = field.format ?? {};
  const text = textOf(value);
  const set = (next: FieldValue) => change((yaml) => setValue(yaml, path, next));
  const remove = () => change((yaml) => removeValue(yaml, path));
  // An amount is stored as its number, however it is typed: « 150 000 FCFA ».
  const typed = useTyped(text, (words) => {
    const digits = words.replace(/\s|FCFA/g, '');
    set(field.isNumber && /^-?\d{1,15}$/.test(digits) ? Number(digits) : words);
  });
  const common = {
    id,
    'aria-describedby': `${id}-aide ${id}-fautes`,
    'aria-invalid': useIssues({ path }).some(isError),
  };
  const entry = {
    ...common,
    className: styles.input,
    required: field.isRequired,
    ...typed,
    // A field that is left empty loses its key, if it may, or with its whole group.
    onBlur: () => {
      typed.onBlur();
      if (value === '' && (!field.isRequired || isEmptyGroup)) remove();
    },
  };
  if (field.words.length > 0)
    return (
      <select {...entry} className={styles.select}>
        <option value="">À choisir</option>
        {[...new Set([...field.words, ...(text ? [text] : [])])].map((word) => (
          <option key={word} value={word}>
            {field.names?.[word] ?? word}
          </option>
        ))}
      </select>
    );
  if (field.isYesNo)
    return (
      <input
        {...common}
        className={styles.checkbox}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) =>
          target.checked || field.isRequired ? set(target.checked) : remove()
        }
      />
    );
  if (PICTURES.includes(rule))
    return (
      <>
        {pictures.has(text) && <img className={styles.thumbnail} src={pictures.get(text)} alt="" />}
        <input {...entry} />
        <FileButton kind="photo" label="Choisir une photo" place={set} />
        {rule === PROOF.rule && <FileButton kind="pdf" label="Choisir un PDF" place={set} />}
      </>
    );
  if (rule === 'date' && /^$|^\d{4}-\d{2}-\d{2}$/.test(text))
    return <input {...entry} type="date" />;
  const isLine = field.format !== undefined || field.isNumber || (field.example ?? '').length < 40;
  if (isLine)
    return (
      <>
        <input {...entry} inputMode={field.isNumber ? 'numeric' : 'text'} />
        {field.example?.endsWith('.pdf') && (
          <FileButton kind="pdf" label="Choisir un PDF" place={set} />
        )}
      </>
    );
  return <textarea {...entry} className={styles.area} rows={3} />;
}
