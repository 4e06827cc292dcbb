import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { OpenProposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, isInScreen, kindOfText } from './collections.ts';
import { Disclosure, Mark } from './controls.tsx';
import { beginFile, draftOf, draftPaths, onDraftChange } from './edited-file.ts';
import { englishPath, NewText } from './new-text.tsx';
import type { OpenOptions } from './open-text.ts';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { comparable, hasWords } from './search.ts';
import { type Marks, Texts } from './texts.tsx';

interface FileListProps {
  files: readonly StoredFile[];
  proposals: readonly OpenProposal[];
  open(path: string, options?: OpenOptions): void;
  /** What is searched for, which stays while a text is open. */
  typed: string;
  setTyped(words: string): void;
}

/** All texts by kind, with a search over all that is in them. */
export function FileList({ files, proposals, open, typed, setTyped }: FileListProps) {
  const words = comparable(useDeferredValue(typed)).trim();
  const paths = useSyncExternalStore(onDraftChange, draftPathsInOne, draftPathsInOne);
  const drafts = useMemo(
    () =>
      paths.split('\n').flatMap((path): StoredFile[] => (path ? [draftOf(path) ?? { path }] : [])),
    [paths],
  );
  const all = useMemo(
    () => [...files, ...drafts.filter(({ path }) => !files.some((file) => file.path === path))],
    [files, drafts],
  );
  const lists = useMemo(
    () =>
      new Map(COLLECTIONS.map((one) => [one, all.filter(({ path }) => holds(one, path))] as const)),
    [all],
  );
  const found = new Set(words ? all.filter((file) => hasWords(file, words)) : all);
  const isNamed = ({ label }: Collection) => words !== '' && comparable(label).includes(words);
  const known = new Set(all.map(({ path }) => path));
  const changed = new Set(proposals.flatMap((one) => one.paths));
  const marks: Marks = [
    ['brouillon', (file) => readFile(file).isDraft],
    ['pas encore enregistré', ({ path }) => drafts.some((one) => one.path === path)],
    ['proposé', ({ path }) => changed.has(path)],
    ['a une version anglaise', ({ path }) => known.has(englishPath(path) ?? '')],
  ];
  return (
    <>
      <h1 className={styles.title}>Écrire</h1>
      {drafts.length > 0 && (
        <section aria-label="Pas encore enregistré">
          <h2 className={styles.heading}>Pas encore enregistré</h2>
          <Texts {...{ files: drafts, all, open }} marks={[]} />
        </section>
      )}
      <label className={styles.label} htmlFor="recherche">
        Chercher un texte, un mot, un numéro
      </label>
      <input
        className={styles.input}
        id="recherche"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {COLLECTIONS.map((collection) => {
        const { label, kind } = collection;
        const own = lists.get(collection) ?? [];
        const shown = isNamed(collection) ? own : own.filter((file) => found.has(file));
        if (words && shown.length === 0) return null;
        return (
          <List key={label} isOpenAlways={words !== ''} title={`${label} (${shown.length})`}>
            {kind && (
              <NewText
                {...{ kind, files: all }}
                create={(path, text) => open(path, { started: beginFile(path, text) })}
              />
            )}
            <Texts files={shown} {...{ all, marks }} open={(path) => open(path, { words })} />
          </List>
        );
      })}
      {!all.some((file) => found.has(file) && isInScreen(file.path)) &&
        !COLLECTIONS.some(isNamed) && <p role="status">Aucun texte trouvé</p>}
      {proposals.length > 0 && <h2 className={styles.heading}>En attente de relecture</h2>}
      <ul className={styles.list}>
        {proposals.map(({ number, url, title, isDraft }) => (
          <li key={number}>
            <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
              n° {number} : {title}
              {isDraft && <Mark> · pas prête</Mark>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const draftPathsInOne = () => draftPaths().join('\n');

/** A list that holds nothing before it is opened. */
function List(props: { title: string; isOpenAlways: boolean; children: ReactNode }) {
  const { title, isOpenAlways, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={title}
      open={isOpen || isOpenAlways}
      onToggle={({ currentTarget }) => isOpenAlways || setOpen(currentTarget.open)}
    >
      {(isOpen || isOpenAlways) && children}
    </Disclosure>
  );
}

const holds = ({ kind, files }: Collection, path: string) =>
  kind ? kindOfText(path) === kind : files?.includes(path);
