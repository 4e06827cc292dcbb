import { lazy, Suspense, use, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod';
import { type Backend, load, type OpenSite } from './backends/backend.ts';
import { Button } from './controls.tsx';
import type { EditedFile } from './edited-file.ts';
import { FileList } from './file-list.tsx';
import { tokenEnd } from './login.tsx';
import { type Open, openText, proposalWith } from './open-text.ts';
import * as styles from './screen.css.ts';

// The policy of the screen lets no text become code, as the library's compiled schemas would.
z.config({ jitless: true });

/** The editor with the check comes when the list is there, which is then ready sooner on a slow line. */
const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

interface ScreenProps {
  backend: Backend;
  /** Asks about drafts, then forgets them and the token; undefined for a working copy, as the next. */
  signOut?: () => void;
  /** Forgets the token only. */
  renewToken?: () => void;
}

/** What is open: a text, or the sentence why it is not; the list without a file. */
interface Opened {
  path: string;
  file: Promise<EditedFile | string> | undefined;
  /** Number of the opening: the same text may be opened again. */
  turn: number;
}

/** Path of the file that the address of the page opens; empty for the list. */
const openedPath = () => new URLSearchParams(location.search).get('texte') ?? '';

/** The screen of somebody who may write. The address says what is open, for the button « back » of the browser. */
export function App({ backend, ...tokenActions }: ScreenProps) {
  const [site, setSite] = useState(() => load(backend));
  const opening = (from: Promise<OpenSite>, turn: number): Opened => {
    const path = openedPath();
    return { path, file: path ? openText(backend, from, path) : undefined, turn };
  };
  const [opened, setOpened] = useState(() => opening(site, 0));
  const show = (from: Promise<OpenSite>) => setOpened(opening(from, opened.turn + 1));
  const reload = () => {
    const next = load(backend, site);
    setSite(next);
    show(next);
  };
  /** Shows what the address opens. The list is read again, because others write meanwhile. */
  const follow = () => (openedPath() ? show(site) : reload());
  const open: Open = (target, words = '') => {
    history.pushState(words, '', target ? `?texte=${target}` : '.');
    follow();
  };
  const onBack = useEffectEvent(() => {
    // A link to a field of the open text changes the address, too, and leaves its editor as it is.
    if (openedPath() !== opened.path) follow();
  });
  useEffect(() => {
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  return (
    <Suspense fallback={<p role="status">Chargement…</p>}>
      <Shown
        {...{ backend, reload, open, ...opened, ...tokenActions }}
        // The list stays while it is read again.
        site={useDeferredValue(site)}
        onSaved={() => setSite(load(backend, site))}
      />
    </Suspense>
  );
}

interface ShownProps extends Opened, Pick<ScreenProps, 'backend' | 'signOut' | 'renewToken'> {
  site: Promise<OpenSite>;
  reload(): void;
  open: Open;
  onSaved(): void;
}

/** The open text or the list, once it has come; or why it has not, with what to do. */
function Shown(props: ShownProps) {
  const { site, path, file, turn, backend, reload, open, onSaved, signOut, renewToken } = props;
  const [typed, setTyped] = useState('');
  const known = use(site);
  const opened = file && use(file);
  // Only when the list is drawn: the editor takes a slow phone some time to read.
  useEffect(() => void import('./editor.tsx'), []);
  if (typeof opened === 'object')
    return (
      <Editor
        key={turn}
        {...{ opened, files: known.files, backend, open, onSaved, reload }}
        proposal={proposalWith(known, opened.path)}
      />
    );
  const fault = opened ?? known.fault;
  return (
    <div className={styles.page}>
      {!path && known.files.length > 0 && <FileList {...{ ...known, open, typed, setTyped }} />}
      {fault && (
        <>
          <p role="alert">{fault}</p>
          <div className={styles.line}>
            <Button onClick={reload}>Réessayer</Button>
            {path && <Button onClick={() => open('')}>← Retour</Button>}
          </div>
        </>
      )}
      {signOut && (
        <>
          <p>
            {known.who && `Vous écrivez avec le compte ${known.who}. `}
            Ce navigateur garde votre jeton jusqu’{tokenEnd()}.
          </p>
          <div className={styles.line}>
            <Button onClick={renewToken}>
              {fault ? 'Se connecter avec un autre jeton' : 'Oublier le jeton'}
            </Button>
            <Button onClick={signOut}>Se déconnecter</Button>
          </div>
        </>
      )}
    </div>
  );
}
