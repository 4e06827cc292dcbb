import { useEffect, useState } from 'react';
import { kinds } from '../content/kinds/index.ts';
import { sharedFiles } from '../content/schema/index.ts';
import {
  type Backend,
  BackendError,
  type BackendState,
  type StoredFile,
} from './backends/backend.ts';
import { COLLECTIONS, type Collection, isOfKind, newText, sharedPath } from './collections.ts';
import {
  createdFile,
  draftOf,
  draftPaths,
  type EditedFile,
  openedFile,
  withYaml,
} from './edited-file.ts';
import { Editor } from './editor.tsx';
import { FileList, titleOf } from './file-list.tsx';
import { NewText } from './new-text.tsx';
import { pagesOf } from './routes-of-pages.ts';
import { saveFile } from './save-file.ts';
import * as styles from './screen.css.ts';
import { setValue } from './yaml-edits.ts';

interface Props {
  backend: Backend;
  /** Forgets the token; undefined for a working copy. */
  signOut: (() => void) | undefined;
}

/** What is open: the list, the question for a new text, or a text. */
type View = { create: Collection } | { file: EditedFile } | undefined;

/** The screen of somebody who may write. */
export function App({ backend, signOut }: Props) {
  const [files, setFiles] = useState<readonly StoredFile[]>();
  const [state, setState] = useState<BackendState>({ who: '', proposals: [] });
  const [fault, setFault] = useState('');
  const [view, setView] = useState<View>();
  const load = () =>
    Promise.all([backend.list(), backend.state()]).then(
      ([list, now]) => {
        setFiles(list);
        setState(now);
        setFault('');
      },
      (error: unknown) => setFault(error instanceof BackendError ? error.message : String(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same for one backend.
  useEffect(() => void load(), [backend]);

  if (!files)
    return (
      <div className={styles.page}>
        <p role="status">{fault || 'Chargement des textes…'}</p>
        {fault && (
          <button type="button" onClick={load}>
            Réessayer
          </button>
        )}
        {fault && signOut && (
          <button type="button" onClick={signOut}>
            Se connecter avec un autre jeton
          </button>
        )}
      </div>
    );

  const open = async (path: string) => {
    const proposal = state.proposals.find(({ paths }) => paths.includes(path));
    try {
      const stored = await backend.read(path, proposal?.branch);
      const file = draftOf(path) ?? (stored && openedFile(stored, proposal?.branch));
      if (file) setView({ file });
    } catch (error) {
      setFault(error instanceof BackendError ? error.message : String(error));
    }
  };
  const create = ({ kind }: Collection, path: string, title: string) => {
    if (!kind) return;
    const key = kinds[kind].titledBy ?? 'title';
    const file = createdFile(path, newText(kind));
    setView({ file: withYaml(file, (yaml) => setValue(yaml, [key], title, () => [])) });
  };

  if (view && 'file' in view) {
    const { kind, schema, main } = recordOf(view.file.path);
    return (
      <Editor
        key={view.file.path}
        opened={view.file}
        files={files}
        pages={pagesOf(files)}
        kind={kind}
        schema={schema}
        main={main}
        save={(file) => saveFile(file, backend, titleOf(file.path, file.text))}
        close={() => {
          setView(undefined);
          void load();
        }}
      />
    );
  }
  if (view?.create.kind) {
    const { create: collection } = view;
    return (
      <NewText
        kind={view.create.kind}
        files={files}
        create={(path, title) => create(collection, path, title)}
        cancel={() => setView(undefined)}
      />
    );
  }
  return (
    <>
      {fault && <p role="alert">{fault}</p>}
      <FileList
        files={files}
        proposals={state.proposals}
        open={open}
        create={(collection) => setView({ create: collection })}
      />
      {signOut && <SignOut who={state.who} signOut={signOut} />}
    </>
  );
}

/** Signing out asks what becomes of texts that are not saved yet. */
function SignOut({ who, signOut }: { who: string; signOut(): void }) {
  const [isAsking, setAsking] = useState(false);
  const drafts = draftPaths().length;
  return (
    <footer className={styles.page}>
      <p>Connecté : {who}</p>
      {isAsking ? (
        <div role="alert">
          <p>
            {drafts === 1
              ? 'Un texte n’est pas enregistré.'
              : `${drafts} textes ne sont pas enregistrés.`}{' '}
            Se déconnecter les efface de ce navigateur.
          </p>
          <button type="button" onClick={signOut}>
            Effacer et se déconnecter
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            Rester
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => (drafts > 0 ? setAsking(true) : signOut())}>
          Se déconnecter
        </button>
      )}
    </footer>
  );
}

/** Kind, schema and first fields of a file. */
function recordOf(path: string) {
  const shared = Object.values(sharedFiles).find((one) => `content/${one.path}` === path);
  const collection = COLLECTIONS.find(
    ({ kind, files = [] }) =>
      files.some((name) => sharedPath(name) === path) || (kind && isOfKind(path, kind)),
  );
  const kind = collection?.kind;
  const schema = kind ? kinds[kind].schema : (shared ?? sharedFiles.site).schema;
  return { kind, schema, main: collection?.main ?? [] };
}
