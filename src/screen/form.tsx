import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type GuideField, guideFields } from '../site/guide-fields.ts';
import { type Issue, isError } from '../values/issue.ts';
import { withFix } from '../values/positions.ts';
import { normalize } from '../values/text.ts';
import type { StoredFile } from './backends/backend.ts';
import { BodyField } from './body-field.tsx';
import { checkFile } from './check-file.ts';
import { recordOf } from './collections.ts';
import { Disclosure, Labelled } from './controls.tsx';
import type { EditedFile } from './edited-file.ts';
import { type EditorContent, EditorContext, idOf, showField } from './editor-context.ts';
import { Fields } from './fields/field.tsx';
import { Issues, Remaining } from './fields/issues.tsx';
import { MENUS, MenusForm } from './menus.tsx';
import { OtherVersion } from './new-text.tsx';
import type { Open } from './open-text.ts';
import { readFile, withPart } from './read-file.ts';
import * as styles from './screen.css.ts';
import { placeOfWords } from './search.ts';

interface FormProps extends Pick<EditorContent, 'pictures' | 'refreshAttachments'> {
  file: EditedFile;
  files: readonly StoredFile[];
  edit(change: (before: EditedFile) => EditedFile): void;
  /** Gets the number of errors that the check finds. */
  setErrors(count: number): void;
  open: Open;
}

/** Fields of an open text, the text below them, and what the check says of both. */
export function Form(props: FormProps) {
  const { file, files, pictures, refreshAttachments, edit, setErrors, open } = props;
  const checked = useDeferredValue(file);
  const { issues, pages } = useMemo(
    () => checkFile(files, checked, pictures),
    [files, checked, pictures],
  );
  const errors = issues.filter(isError).length;
  useEffect(() => setErrors(errors), [errors, setErrors]);
  const { kind, schema } = recordOf(file.path);
  const fields = useMemo(() => guideFields(schema), [schema]);
  const { values, body, title } = readFile(file);
  const saved = useMemo(
    () => readFile({ path: file.path, text: normalize(file.saved ?? '') }).values,
    [file.path, file.saved],
  );
  // The words that the search of the list has found, once.
  const showFound = useEffectEvent(() => {
    const words: unknown = history.state;
    const place = words && typeof words === 'string' ? placeOfWords(words, file) : undefined;
    if (place) showField(place.id, place);
    history.replaceState('', '');
  });
  useEffect(() => showFound(), []);
  const setText = (text: string) => edit((before) => ({ ...before, text }));
  const correct = ({ fix, path }: Issue) => {
    if (fix) setText(withFix(file.text, fix));
    // The button goes with its issue.
    showField(idOf(path ?? ['texte']));
  };
  const content: EditorContent = {
    values,
    saved,
    issues,
    pictures,
    change: (part) => edit((before) => withPart(before, 'yaml', part)),
    // What a fix replaces stands where the check has read it, and nowhere else.
    fix: checked === file ? correct : undefined,
    refreshAttachments,
    title,
  };
  // The fields that are filled at first stay where they are while somebody types.
  const [filled] = useState(Object.keys(values ?? {}));
  const isShown = ({ key, isRequired, isUsual }: GuideField) =>
    isRequired || isUsual || key === 'draft' || filled.includes(key);
  const [first, ...others] = fields;
  const shown = others.filter(isShown);
  const beside = kind ? shown.filter(isBeside) : [];
  if (file.path === MENUS && values)
    return (
      <EditorContext value={content}>
        <MenusForm pages={pages} />
      </EditorContext>
    );
  return (
    <EditorContext value={content}>
      <Remaining fields={values ? fields : []} />
      <Issues path={[]} inner={values ? fields : []} />
      {values ? (
        <div className={kind ? styles.parts : styles.fields}>
          <div className={styles.fields}>
            {first && <Fields fields={[first]} />}
            {kind && (
              <BodyField
                kind={kind}
                body={body}
                pages={pages}
                change={(body) => edit((before) => withPart(before, 'body', () => body))}
              />
            )}
            <Fields fields={shown.filter((field) => !beside.includes(field))} />
          </div>
          {kind && (
            <div className={styles.beside}>
              <Fields fields={beside} />
              <OtherVersion {...{ file, files, open }} />
            </div>
          )}
          {others.length > shown.length && (
            <Disclosure title="Plus de champs">
              <Fields fields={others.filter((field) => !isShown(field))} />
            </Disclosure>
          )}
        </div>
      ) : (
        <Labelled
          id="fichier"
          label="Le fichier entier"
          hint="Son en-tête ne peut pas être montré par champs : corrigez-le ici, et les champs reviennent."
        >
          <textarea
            className={styles.area}
            id="fichier"
            rows={24}
            value={file.text}
            onChange={({ target }) => setText(target.value)}
          />
        </Labelled>
      )}
    </EditorContext>
  );
}

/** Whether a field says how a text appears, and stands beside it: draft, day, words to choose, its picture. */
const isBeside = ({ key, words, format }: GuideField) =>
  ['draft', 'alt'].includes(key) || words.length > 0 || /^(?:date|image)/.test(format?.rule ?? '');
