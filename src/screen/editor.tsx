import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type GuideField, guideFields } from '../content/guide-fields.ts';
import type { Kind } from '../content/kinds/index.ts';
import { isError } from '../values/issue.ts';
import type { StoredFile } from './backends/backend.ts';
import { BodyField } from './body-field.tsx';
import { type FileIssue, issuesOf } from './check-file.ts';
import { type EditedFile, isChanged, storeDraft, withBody, withYaml } from './edited-file.ts';
import { type EditorContent, EditorContext } from './editor-context.ts';
import { Fields, Summary, WholeFile } from './file-fields.tsx';
import { titleOf } from './file-list.tsx';
import { partsOf, toLf, withEdited } from './file-text.ts';
import { storePhoto } from './photos.ts';
import { preparedFile } from './save-file.ts';
import * as styles from './screen.css.ts';
import { isEditable, valuesOf } from './yaml-edits.ts';
import type { Path } from './yaml-nodes.ts';

interface Props {
  opened: EditedFile;
  files: readonly StoredFile[];
  pages: EditorContent['pages'];
  kind: Kind | undefined;
  schema: Parameters<typeof guideFields>[0];
  /** Keys whose fields come first. */
  main: readonly string[];
  /** Saves the file and returns it as saved; the message says what has become of it. */
  save(file: EditedFile): Promise<{ file: EditedFile; message: string }>;
  close(): void;
}

/** One open text: its fields, the text below, what the check says, and the save. */
export function Editor({ opened, files, pages, kind, schema, main, save, close }: Props) {
  const [file, setFile] = useState(opened);
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [added, setAdded] = useState<string[]>([]);
  useEffect(() => storeDraft(file), [file]);
  const checked = useDeferredValue(file);
  const issues = useMemo(() => issuesOf(files, checked, added), [files, checked, added]);
  const fields = useMemo(() => guideFields(schema), [schema]);
  const parts = partsOf(toLf(file.text), file.path);
  const canEdit = parts !== undefined && isEditable(parts.yaml);
  const content: EditorContent = {
    values: canEdit ? valuesOf(parts.yaml) : {},
    issues,
    order: (parent) => keysOf(fields, parent),
    pictures: picturesOf(files),
    pages,
    change: (edit) => setFile((before) => withYaml(before, edit)),
    fix: ({ fix }) =>
      setFile((before) =>
        fix ? { ...before, text: withEdited(before.text, corrected(before.text, fix)) } : before,
      ),
    async addPhoto(photo) {
      const address = await storePhoto(photo, titleOf(file.path, file.text));
      setAdded((before) => [...before, `content${address}`]);
      return address;
    },
  };
  const errors = issues.filter(isError).length;
  const submit = async () => {
    setSaving(true);
    setMessage('');
    try {
      const prepared = await preparedFile(file);
      setFile(prepared);
      const saved = await save(prepared);
      setFile(saved.file);
      setMessage(saved.message);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <EditorContext value={content}>
      <div className={styles.page}>
        <div className={styles.bar}>
          <button type="button" onClick={close}>
            ← Retour
          </button>
          <button
            type="button"
            className={styles.strong}
            disabled={isSaving || !isChanged(file)}
            onClick={submit}
          >
            {errors > 0 ? 'Enregistrer quand même' : 'Enregistrer'}
          </button>
        </div>
        <p role="status">{isSaving ? 'Enregistrement…' : message}</p>
        <h1>{titleOf(file.path, file.text)}</h1>
        <Summary issues={issues} fields={canEdit ? fields : []} />
        {canEdit ? (
          <Fields fields={fields} main={main}>
            {kind && (
              <BodyField
                kind={kind}
                body={parts.body}
                change={(body) => setFile((before) => withBody(before, body))}
              />
            )}
          </Fields>
        ) : (
          <WholeFile file={file} change={setFile} />
        )}
      </div>
    </EditorContext>
  );
}

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

/** The text with a fix, whose offsets count line breaks as one character. */
function corrected(text: string, { from, to, text: fixed }: NonNullable<FileIssue['fix']>): string {
  const plain = toLf(text);
  return plain.slice(0, from) + fixed + plain.slice(to);
}
