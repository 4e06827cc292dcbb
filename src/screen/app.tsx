import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod';
import { writtenDay } from '../site/days.ts';
import type { Backend, BackendState, StoredFile } from './backends/backend.ts';
import { Boundary, CopyText } from './boundary.tsx';
import { draftOf, draftPaths, draftsAsText, type EditedFile, openedFile } from './edited-file.ts';
import { FileList } from './file-list.tsx';
import * as styles from './screen.css.ts';
import { lastDay } from './token.ts';

// The policy of the screen lets no text become code, as the library's compiled schemas would.
z.config({ jitless: true });

/** The editor with the check comes when the list is there, which is then ready sooner on a slow line. */
const loadEditor = () => import('./editor.tsx');
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }));

type Read = [StoredFile[], BackendState];

interface Props {
  backend: Backend;
  /** What the backend has, as the start of the screen asked for it. */
  begun: Promise<Read>;
  /** The files without their texts, which are listed while these come. */
  names: Promise<StoredFile[]>;
  /** Asks about drafts, then forgets them and the token; undefined for a working copy, as the next. */
  signOut?: () => void;
  /** Forgets the token only. */
  renewToken?: () => void;
}

interface Site extends BackendState {
  files: readonly StoredFile[];
  /** The texts of the files are still to come. */
  isPartial?: true;
}

/** What is shown: the list, or a text. */
interface Shown {
  site: Site;
  file?: EditedFile | undefined;
}

/** The screen of somebody who may write. The address says what is open, for the button « back » of the browser. */
export function App({ backend, begun, names, signOut, renewToken }: Props) {
  const [shown, setShown] = useState<Shown>();
  const [fault, setFault] = useState('');
  const { site, file } = shown ?? {};
  const show = (list?: Promise<Read>) => {
    setShown(undefined);
    setFault('');
    find(backend, site, list ?? (site?.isPartial ? begun : undefined)).then(
      setShown,
      (error: Error) => setFault(error.message),
    );
  };
  const open = (target: string) => {
    history.pushState(null, '', target ? `?texte=${target}` : '.');
    show();
  };
  const follow = useEffectEvent(show);
  const showNames = useEffectEvent((files: StoredFile[]) => {
    const site: Site = { files, who: '', proposals: [], isPartial: true };
    if (openedPath() === null) setShown((now) => now ?? { site });
  });
  useEffect(() => {
    follow(begun);
    names.then(showNames, () => undefined);
    // A link to a field of the open text changes the address, too, and leaves its editor as it is.
    const onBack = () => location.hash || follow();
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [begun, names]);

  // Only when the list is drawn: the editor takes a slow phone some time to read.
  const isWhole = site !== undefined && !site.isPartial;
  useEffect(() => {
    if (isWhole) void loadEditor();
  }, [isWhole]);

  const loading = <p role="status">{fault || 'Chargement…'}</p>;
  if (site && file)
    return (
      <Suspense fallback={loading}>
        <Editor key={file.path} opened={file} files={site.files} backend={backend} open={open} />
      </Suspense>
    );
  return (
    <div className={styles.page}>
      {site ? (
        <Boundary part="La liste" typed={draftsAsText}>
          <FileList {...site} open={open} />
        </Boundary>
      ) : (
        loading
      )}
      {site && fault && <p role="alert">{fault}</p>}
      {fault && (
        <div className={styles.line}>
          <button type="button" onClick={() => show()}>
            Réessayer
          </button>
          {draftPaths().length > 0 && <CopyText text={draftsAsText()} />}
        </div>
      )}
      {(site || fault) && signOut && (
        <>
          <p>
            {site?.who && `Vous écrivez sous le nom de ${site.who}. `}
            Ce navigateur garde votre jeton jusqu’au {writtenDay(lastDay())}.
          </p>
          <div className={styles.line}>
            <button type="button" onClick={renewToken}>
              {fault ? 'Se connecter avec un autre jeton' : 'Oublier le jeton'}
            </button>
            <button type="button" onClick={signOut}>
              Se déconnecter
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Path of the file that the address of the page opens. */
const openedPath = () => new URLSearchParams(location.search).get('texte');

/** Finds what the address of the page opens. The list is read again, because others write meanwhile. */
async function find(
  backend: Backend,
  before: Site | undefined,
  begun?: Promise<Read> | undefined,
): Promise<Shown> {
  const opened = openedPath();
  const read = async () => {
    const [files, state] = await (begun ?? Promise.all([backend.list(), backend.state()]));
    return { ...state, files: [...files, ...proposedPictures(state)] };
  };
  const site = opened && before && !before.isPartial ? before : await read();
  if (!opened) return { site };
  const draft = draftOf(opened);
  if (draft) return { site, file: draft };
  const branch = site.proposals.find(({ paths }) => paths.includes(opened))?.branch ?? '';
  const { text } = (await backend.read(opened, branch || undefined)) ?? {};
  if (text === undefined) throw new Error('Ce texte n’est plus là, ou ne se lit pas.');
  return { site, file: openedFile(opened, text, branch) };
}

/** Pictures of proposals, which the check must find. */
const proposedPictures = ({ proposals }: BackendState): StoredFile[] =>
  proposals.flatMap(({ paths }) =>
    paths.filter((path) => path.startsWith('content/images/')).map((path) => ({ path })),
  );
