import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { guideFields } from '../site/guide-fields.ts';
import { withFix } from '../values/positions.ts';
import type { Backend, StoredFile } from './backends/backend.ts';
import { BodyField } from './body-field.tsx';
import { checkFile } from './check-file.ts';
import { recordOf, titleOfFile } from './collections.ts';
import {
  type EditedFile,
  isChanged,
  preparedFile,
  saveFile,
  splitFile,
  storeDraft,
  withPart,
} from './edited-file.ts';
import { type EditorContent, EditorContext } from './editor-context.ts';
import { Fields, Labelled } from './fields/field.tsx';
import { Issues, Remaining } from './fields/issues.tsx';
import { storedPhotos, storePhoto } from './photos.ts';
import * as styles from './screen.css.ts';
import { valuesOf } from './yaml-edits.ts';

interface Props {
  opened: EditedFile;
  files: readonly StoredFile[];
  backend: Backend;
  close(): void;
}

/** One open text: its fields, the text below, what the check says, and the save. */
export function Editor({ opened, files, backend, close }: Props) {
  const [file, setFile] = useState(opened);
  const [message, setMessage] = useState<React.ReactNode>('');
  const [isSaving, setSaving] = useState(false);
  const [photos, setPhotos] = useState<readonly (readonly [address: string, url: string])[]>([]);
  useEffect(() => storeDraft(file), [file]);
  useEffect(() => void storedPhotos().then(setPhotos), []);
  const checked = useDeferredValue(file);
  const pictures = useMemo(
    () => new Map([...picturesOf(files, backend.pictures), ...photos]),
    [files, backend, photos],
  );
  const { issues, pages } = useMemo(
    () => checkFile(files, checked, pictures),
    [files, checked, pictures],
  );
  const { kind, schema } = recordOf(file.path);
  const fields = useMemo(() => guideFields(schema), [schema]);
  const parts = splitFile(file);
  const values = parts && valuesOf(parts.yaml);
  const title = titleOfFile(file);
  const edit = (change: (before: EditedFile) => EditedFile) => {
    setMessage('');
    setFile(change);
  };
  const setText = (text: string) => edit((before) => ({ ...before, text }));
  const content: EditorContent = {
    values,
    issues,
    pictures,
    change: (part) => edit((before) => withPart(before, 'yaml', part)),
    fix: ({ fix }) => fix && setText(withFix(file.text, fix)),
    async addPhoto(photo) {
      const address = await storePhoto(photo, title);
      setPhotos(await storedPhotos());
      return address;
    },
  };
  const save = async () => {
    setSaving(true);
    setMessage('Enregistrement…');
    const prepared = preparedFile(file);
    setFile(prepared);
    try {
      const proposal = await saveFile(prepared, backend, title);
      // Meanwhile the editor may have typed on.
      setFile((now) => ({ ...now, known: prepared.known.slice(-1) }));
      setMessage(
        <>
          Enregistré
          {proposal && (
            <a href={proposal.url} target="_blank" rel="noopener noreferrer">
              {' '}
              dans la proposition n° {proposal.number}, à relire
            </a>
          )}
          .
        </>,
      );
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
    setSaving(false);
  };
  const discard = () => {
    if (!confirm('Abandonner ce que vous avez changé dans ce texte ?')) return;
    storeDraft({ ...file, known: [file.text] });
    close();
  };
  // The fields that are filled at first stay where they are while somebody types.
  const [filled] = useState(Object.keys(values ?? {}));
  const top = fields.filter(({ key }, index) => index === 0 || key === 'draft');
  const required = fields.filter((field) => field.isRequired && !top.includes(field));
  const usual = fields.filter(
    ({ key, isRequired, isUsual }) =>
      !isRequired && key !== 'draft' && (isUsual || filled.includes(key)),
  );
  const rest = fields.filter((one) => ![...top, ...required, ...usual].includes(one));
  return (
    <EditorContext value={content}>
      <div className={styles.page}>
        <div className={styles.bar}>
          <div className={styles.line}>
            <button type="button" onClick={close}>
              ← Retour
            </button>
            {isChanged(file) && (
              <button type="button" onClick={discard}>
                Abandonner
              </button>
            )}
            <button type="button" disabled={isSaving || !isChanged(file)} onClick={save}>
              <b>Enregistrer</b>
            </button>
          </div>
          <div role="status">{message}</div>
        </div>
        <h1>{title}</h1>
        {issues.length === 0 && <p>Tout est en ordre.</p>}
        <Remaining fields={values ? fields : []} />
        <Issues path={[]} inner={values ? fields : []} />
        {values ? (
          <>
            <Fields fields={top} />
            {kind && (
              <BodyField
                kind={kind}
                body={parts.body}
                pages={pages}
                change={(body) => edit((before) => withPart(before, 'body', () => body))}
              />
            )}
            <Fields fields={[...required, ...usual]} />
            {rest.length > 0 && (
              <details>
                <summary>Plus de champs</summary>
                <Fields fields={rest} />
              </details>
            )}
          </>
        ) : (
          <Labelled
            id="fichier"
            label="Le fichier entier"
            hint="Son en-tête ne peut pas être montré par champs : corrigez-le ici, et les champs reviennent."
          >
            <textarea
              id="fichier"
              rows={24}
              value={file.text}
              onChange={({ target }) => setText(target.value)}
            />
          </Labelled>
        )}
      </div>
    </EditorContext>
  );
}

const picturesOf = (files: readonly StoredFile[], site: string) =>
  files
    .filter(({ path }) => path.startsWith('content/images/'))
    .map(({ path }) => path.replace('content', ''))
    .map((address) => [address, site + address] as const);
