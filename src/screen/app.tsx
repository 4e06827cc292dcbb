import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod';
import {
  type Backend,
  beginReading,
  type FilesReading,
  type StoredFile,
} from './backends/backend.ts';
import { Boundary, CopyText } from './boundary.tsx';
import { kindOfText } from './collections.ts';
import { Button } from './controls.tsx';
import { draftOf, draftPaths, draftsAsText, type EditedFile } from './edited-file.ts';
import { FileList } from './file-list.tsx';
import { branchOf, type OpenSite, openText, proposalWith, siteOf } from './open-site.ts';
import * as styles from './screen.css.ts';
import type { FoundWords } from './search.ts';
import { tokenEnd } from './token.ts';

// The policy of the screen lets no text become code, as the library's compiled schemas would.
z.config({ jitless: true });

/** The editor with the check comes when the list is there, which is then ready sooner on a slow line. */
const loadEditor = () => import('./editor.tsx');
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }));

interface ScreenProps {
  backend: Backend;
  /** What the backend has, as the start of the screen asked for it. */
  begun: FilesReading;
  /** Asks about drafts, then forgets them and the token; undefined for a working copy, as the next. */
  signOut?: () => void;
  /** Forgets the token only. */
  renewToken?: () => void;
}

/** The screen of somebody who may write. The address says what is open, for the button « back » of the browser. */
export function App({ backend, begun, signOut, renewToken }: ScreenProps) {
  const [reading, setReading] = useState(begun);
  const [site, setSite] = useState<OpenSite>();
  const [path, setPath] = useState(openedPath);
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<EditedFile>();
  const [proposed, setProposed] = useState<readonly StoredFile[]>([]);
  const [fault, setFault] = useState('');
  /** Something was saved since the last reading, or it failed: before another text is opened, all is read again. */
  const isStale = useRef(false);
  const lastWhole = useRef<FilesReading>(undefined);
  /** Branches from which texts that are only proposed were asked for, by path. */
  const asked = useRef(new Map<string, string>());
  const readAgain = () => {
    isStale.current = false;
    setFault('');
    setReading(beginReading(backend));
  };
  /** Shows what the address opens. The list is read again, because others write meanwhile, and all after a save. */
  const follow = () => {
    setPath(openedPath());
    setFile(undefined);
    if (openedPath() && !isStale.current) setFault('');
    else readAgain();
  };
  /** What was read of a text is no longer what stands there. */
  const forget = (path: string) => {
    asked.current.delete(path);
    isStale.current = true;
  };
  const open = (target: string, found?: FoundWords) => {
    history.pushState(found ?? null, '', target ? `?texte=${target}` : '.');
    follow();
  };
  const onBack = useEffectEvent(() => {
    // A link to a field of the open text changes the address, too, and leaves its editor as it is.
    if (openedPath() !== path) follow();
  });
  useEffect(() => {
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  useEffect(() => {
    let isLast = true;
    const show = (change: (before: OpenSite | undefined) => OpenSite) => isLast && setSite(change);
    const { names, texts } = reading;
    names.then(
      (files) => show((before) => before ?? { files, who: '', proposals: [] }),
      () => undefined,
    );
    texts.then(
      (files) => show((before) => ({ who: '', proposals: [], ...before, files })),
      () => undefined,
    );
    siteOf(reading).then(
      (whole) => {
        if (!isLast) return;
        lastWhole.current = reading;
        setSite(whole);
        // Titles of what is only proposed are in its branches.
        for (const { path, text } of whole.files) {
          const branch = branchOf(whole, path);
          if (text !== undefined || !branch || !kindOfText(path)) continue;
          if (asked.current.get(path) === branch) continue;
          asked.current.set(path, branch);
          backend.read(path, branch).then(
            (file) => file && setProposed((before) => [...before, file]),
            () => asked.current.delete(path),
          );
        }
      },
      (error: Error) => {
        if (!isLast) return;
        setFault(error.message);
        // Without a network, what came before is there to go on.
        if (!lastWhole.current) return;
        isStale.current = true;
        setReading(lastWhole.current);
      },
    );
    return () => {
      isLast = false;
    };
  }, [backend, reading]);

  useEffect(() => {
    let isLast = true;
    // An old reading does not know the branch of a save: without a draft, what stands there would be the old text.
    if (path && (!isStale.current || draftOf(path)))
      openText(backend, reading, path).then(
        (opened) => isLast && setFile(opened),
        (error: Error) => isLast && setFault(error.message),
      );
    return () => {
      isLast = false;
    };
  }, [backend, reading, path]);

  // Only when the list is drawn: the editor takes a slow phone some time to read.
  const isWhole = site?.reading === reading;
  useEffect(() => {
    if (isWhole) void loadEditor();
  }, [isWhole]);

  const loading = <p role="status">{fault || 'Chargement…'}</p>;
  if (file && isWhole)
    return (
      <Suspense fallback={loading}>
        <Editor
          key={file.path}
          {...{ opened: file, files: site.files, backend, open }}
          proposal={proposalWith(site, file.path)}
          onSaved={() => {
            forget(file.path);
            if (!openedPath()) readAgain();
          }}
          reopen={() => {
            forget(file.path);
            follow();
          }}
        />
      </Suspense>
    );
  return (
    <div className={styles.page}>
      {site && !path ? (
        <Boundary part="La liste" typed={draftsAsText}>
          <FileList
            {...{ ...site, proposed, open, typed, setTyped }}
            editAt={backend.editAt}
            isWhole={isWhole || fault !== ''}
          />
        </Boundary>
      ) : (
        loading
      )}
      {site && !path && fault && <p role="alert">{fault}</p>}
      {fault && (
        <div className={styles.line}>
          <Button onClick={readAgain}>Réessayer</Button>
          {path && <Button onClick={() => open('')}>← Retour</Button>}
          {draftPaths().length > 0 && <CopyText text={draftsAsText()} />}
        </div>
      )}
      {(site || fault) && signOut && (
        <>
          <p>
            {site?.who && `Vous écrivez avec le compte ${site.who}. `}
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

/** Path of the file that the address of the page opens; empty for the list. */
const openedPath = () => new URLSearchParams(location.search).get('texte') ?? '';
