import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type GuideField, guideFields } from '../content/guide-fields.ts';
import type { Path } from '../values/paths.ts';
import type { Backend, Proposal, StoredFile } from './backends/backend.ts';
import { BodyField } from './body-field.tsx';
import { issuesOf } from './check-file.ts';
import { pagesOf, recordOf, titleOf, USUAL } from './collections.ts';
import {
  type EditedFile,
  isChanged,
  preparedFile,
  saveFile,
  storeDraft,
  withPart,
} from './edited-file.ts';
import { type EditorContent, EditorContext } from './editor-context.ts';
import { Fields, Labelled } from './fields/field.tsx';
import { partsOf, toLf, withEdited } from './file-text.ts';
import { storedPhotos, storePhoto } from './photos.ts';
import * as styles from './screen.css.ts';
import { Remaining, Summary } from './summary.tsx';
import { isEditable, valuesOf } from './yaml-edits.ts';

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
  const [photos, setPhotos] = useState<readonly string[]>([]);
  useEffect(() => storeDraft(file), [file]);
  useEffect(() => void storedPhotos().then(setPhotos), []);
  const checked = useDeferredValue(file);
  const pictures = useMemo(() => [...picturesOf(files), ...photos], [files, photos]);
  const issues = useMemo(() => issuesOf(files, checked, pictures), [files, checked, pictures]);
  const { kind, schema } = recordOf(file.path);
  const fields = useMemo(() => guideFields(schema), [schema]);
  const pages = useMemo(() => pagesOf(files), [files]);
  const text = toLf(file.text);
  const parts = partsOf(text, file.path);
  const canEdit = parts !== undefined && isEditable(parts.yaml);
  const title = titleOf(file);
  const edit = (change: (before: EditedFile) => EditedFile) => {
    setMessage('');
    setFile(change);
  };
  const setText = (edited: string) =>
    edit((before) => ({ ...before, text: withEdited(before.text, edited) }));
  const content: EditorContent = {
    values: canEdit ? valuesOf(parts.yaml) : {},
    issues,
    order: (parent) => keysOf(fields, parent),
    pictures,
    pages,
    change: (part) => edit((before) => withPart(before, 'yaml', part)),
    fix: ({ fix }) => fix && setText(text.slice(0, fix.from) + fix.text + text.slice(fix.to)),
    async addPhoto(photo) {
      const address = await storePhoto(photo, title);
      setPhotos((before) => [...before, address]);
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
      setFile((now) => ({ ...now, known: [prepared.text] }));
      setMessage(
        <>
          Enregistré{proposal && <Proposed {...proposal} />}. <Remaining fields={fields} />
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
  const [filled] = useState(canEdit ? Object.keys(Object(content.values)) : []);
  const top = fields.filter(({ key }, index) => index === 0 || key === 'draft');
  const below = fields.filter((field) => !top.includes(field));
  const isFirst = ({ key, isRequired }: GuideField) =>
    isRequired || USUAL.includes(key) || filled.includes(key);
  const rest = below.filter((field) => !isFirst(field));
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
        <Summary fields={canEdit ? fields : []} />
        {canEdit ? (
          <>
            <Fields fields={top} />
            {kind && (
              <BodyField
                kind={kind}
                body={parts.body}
                change={(body) => edit((before) => withPart(before, 'body', () => body))}
              />
            )}
            <Fields fields={below.filter(isFirst)} />
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
            hint="Une faute empêche de le montrer par champs : corrigez-la ici, et les champs reviennent."
          >
            <textarea
              id="fichier"
              rows={24}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Labelled>
        )}
      </div>
    </EditorContext>
  );
}

const Proposed = ({ number, url }: Proposal) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {' '}
    dans la proposition n° {number}, à relire
  </a>
);

function keysOf(fields: readonly GuideField[], parent: Path): string[] {
  let inner = fields;
  for (const key of parent)
    if (typeof key === 'string') inner = inner.find((field) => field.key === key)?.inner ?? [];
  return inner.map(({ key }) => key);
}

const picturesOf = (files: readonly StoredFile[]) =>
  files
    .filter(({ path }) => path.startsWith('content/images/'))
    .map(({ path }) => path.replace('content', ''));
