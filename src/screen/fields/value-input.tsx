import { PROOF } from '../../content/formats/gabon.ts';
import type { GuideField } from '../../content/guide-fields.ts';
import { useEditor } from '../editor-context.ts';
import { type FieldValue, removeValue, setValue } from '../yaml-edits.ts';
import type { Path } from '../yaml-nodes.ts';
import { PictureInput } from './picture-input.tsx';

interface Props {
  field: GuideField;
  path: Path;
  value: unknown;
  hasIssue: boolean;
}

/** Rules of the formats whose value is a picture, or the address of a document. */
const PICTURES = ['image-adresse', PROOF.rule];

/** Input for one value, by its type: words to choose, a switch, a day, a picture, a line or some lines of text. */
export function ValueInput({ field, path, value, hasIssue }: Props) {
  const { change, order } = useEditor();
  const id = path.join('.');
  const set = (next: FieldValue) => change((yaml) => setValue(yaml, path, next, order));
  const text = value === undefined || value === null ? '' : String(value);
  const common = {
    id,
    'aria-describedby': `${id}-aide ${id}-fautes`,
    'aria-invalid': hasIssue,
    required: field.isRequired,
    // A field that is left empty loses its key, if it may.
    onBlur: () => {
      if (value === '' && !field.isRequired) change((yaml) => removeValue(yaml, path));
    },
  };
  if (field.words.length > 0)
    return (
      <select {...common} value={text} onChange={({ target }) => set(target.value)}>
        <option value="">À choisir</option>
        {[...new Set([...field.words, ...(text ? [text] : [])])].map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    );
  if (field.isYesNo)
    return (
      <input
        {...common}
        required={false}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) =>
          target.checked || field.isRequired
            ? set(target.checked)
            : change((yaml) => removeValue(yaml, path))
        }
      />
    );
  if (PICTURES.includes(field.format?.rule ?? ''))
    return <PictureInput {...common} value={text} set={set} />;
  if (field.format?.rule === 'date' && /^$|^\d{4}-\d{2}-\d{2}$/.test(text))
    return (
      <input {...common} type="date" value={text} onChange={({ target }) => set(target.value)} />
    );
  // A number is stored as one, so that its line is as an editor would write it.
  const write = (next: string) =>
    set(field.isNumber && /^\d{1,15}$/.test(next) ? Number(next) : next);
  const isLine = field.format !== undefined || field.isNumber || (field.example ?? '').length < 40;
  return isLine ? (
    <input
      {...common}
      type="text"
      inputMode={field.isNumber ? 'numeric' : 'text'}
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  ) : (
    <textarea {...common} rows={3} value={text} onChange={({ target }) => write(target.value)} />
  );
}
