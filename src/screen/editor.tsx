import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAttachments } from './attachments.tsx';
import {
  type Backend,
  faultSentence,
  type OpenProposal,
  type StoredFile,
} from './backends/backend.ts';
import { Boundary, Button } from './controls.tsx';
import {
  afterSave,
  DRAFT,
  draftOf,
  type EditedFile,
  forgetDraft,
  isChanged,
  preparedFile,
  saveFile,
  storeDraft,
} from './edited-file.ts';
import * as styles from './editor.css.ts';
import { Form } from './form.tsx';
import { frenchPath } from './new-text.tsx';
import type { Open } from './open-text.ts';
import { Preview } from './preview/preview.tsx';
import { readFile } from './read-file.ts';
import * as screen from './screen.css.ts';
import { holdsUnstored } from './storage.ts';

interface EditorProps {
  opened: EditedFile;
  files: readonly StoredFile[];
  backend: Backend;
  /** The proposal that has it, as the list was read. */
  proposal: OpenProposal | undefined;
  open: Open;
  onSaved(): void;
  /** Reads again what stands there now. */
  reload(): void;
}

/** One open text: whether it is saved, the save, and the parts of the screen that show it. It keeps the text when they break. */
export function Editor({ opened, files, backend, proposal, open, onSaved, reload }: EditorProps) {
  const [file, setFile] = useState(() => draftOf(opened.path) ?? opened);
  const [message, setMessage] = useState<ReactNode>('');
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState(0);
  const [pictures, refreshAttachments] = useAttachments(files, backend.pictures);
  const latest = useRef(file);
  const show = (next: EditedFile) => {
    latest.current = next;
    setFile(next);
  };
  /** The text with what another tab has typed in it, also before this one shows it. */
  const current = () => draftOf(opened.path) ?? latest.current;
  /** Stored at once, and only where it is changed: a tab that stored what it is told of would undo what is typed meanwhile. */
  const store = (next: EditedFile) => {
    storeDraft(next);
    show(next);
  };
  // What another tab types in the same text is shown here; what it saves is read again.
  const onStored = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== DRAFT + file.path) return;
    const draft = draftOf(file.path);
    if (draft) show(draft);
    else reload();
  });
  useEffect(() => {
    addEventListener('storage', onStored);
    return () => removeEventListener('storage', onStored);
  }, []);
  const [isSeen, setSeen] = useState(false);
  const { title } = readFile(file);
  const edit = (change: (before: EditedFile) => EditedFile) => {
    setMessage('');
    store(change(current()));
  };
  const save = async () => {
    setSaving(true);
    setMessage('Enregistrement…');
    const prepared = preparedFile(current());
    store(prepared);
    try {
      const saved = await saveFile(prepared, backend, title);
      // Also where the editor is closed meanwhile, and the list is shown.
      store(afterSave(current(), prepared));
      onSaved();
      setMessage(
        <>
          {errors > 0 ? 'Gardé' : 'Enregistré'}
          {saved && <> dans la {linkTo(saved)}</>}
          {errors > 0
            ? ', mais pas fini : il reste à remplir ou à corriger ce qui est dit plus bas'
            : saved?.isDraft &&
              ', encore un brouillon : quand elle est prête à relire, ouvrez-la et touchez « Ready for review »'}
          .
        </>,
      );
    } catch (error) {
      setMessage(faultSentence(error));
    }
    setSaving(false);
  };
  const discard = () => {
    if (!confirm('Abandonner ce que vous avez changé dans ce texte ?')) return;
    forgetDraft(file.path);
    open('');
  };
  return (
    <div className={isSeen ? styles.editor : undefined}>
      <div className={styles.bar}>
        <div className={screen.line}>
          <Button onClick={() => open('')}>← Retour</Button>
          <h1 className={styles.title}>
            {frenchPath(file.path) && 'Page en anglais : '}
            {title}
          </h1>
          <div className={screen.actions}>
            {isChanged(file) && <em className={screen.mark}>Pas encore enregistré</em>}
            {file.path.endsWith('.mdx') && (
              <Button aria-pressed={isSeen} onClick={() => setSeen(!isSeen)}>
                Aperçu
              </Button>
            )}
            <Button
              className={screen.mainButton}
              disabled={isSaving || !isChanged(file)}
              onClick={save}
            >
              Enregistrer
            </Button>
          </div>
        </div>
        <div role="status">{message}</div>
      </div>
      <div className={isSeen ? styles.panes : undefined}>
        <div className={isSeen ? styles.form : screen.page}>
          {holdsUnstored(DRAFT + file.path) && (
            <p role="alert">
              Ce navigateur ne garde rien : sa mémoire est pleine ou fermée. Ce que vous écrivez
              tient tant que cette page reste ouverte : enregistrez avant de la quitter.
            </p>
          )}
          {proposal && (
            <p>
              Ce texte est dans la {linkTo(proposal)}. Pour y renoncer, fermez la proposition sur
              GitHub : « Close pull request ».
            </p>
          )}
          <Boundary part="Le formulaire">
            <Form {...{ file, files, edit, setErrors, open, pictures, refreshAttachments }} />
          </Boundary>
          <div className={screen.line}>
            {isChanged(file) && <Button onClick={discard}>Abandonner</Button>}
            {backend.editAt && files.some(({ path, text }) => path === file.path && text) && (
              <a href={backend.editAt + file.path}>Ouvrir le fichier sur GitHub</a>
            )}
          </div>
        </div>
        {isSeen && <Preview {...{ file, files, pictures }} />}
      </div>
    </div>
  );
}

const linkTo = ({ url, number }: OpenProposal) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    proposition n° {number}
  </a>
);
