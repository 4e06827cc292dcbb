import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { OpenProposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, kindOfText } from './collections.ts';
import { Disclosure, Mark } from './controls.tsx';
import { beginFile, draftOf, draftPaths } from './edited-file.ts';
import { englishPath } from './english.tsx';
import { NewText } from './new-text.tsx';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { comparable, type FoundWords, hasWords } from './search.ts';
import { type Marks, Texts } from './texts.tsx';

interface FileListProps {
  files: readonly StoredFile[];
  proposals: readonly OpenProposal[];
  /** Texts that are proposed and not published yet, as far as they have come. */
  proposed: readonly StoredFile[];
  /** Where a file that the screen does not open is edited: its path follows; undefined for a working copy. */
  editAt: string | undefined;
  /** Neither the texts of the files nor what is proposed are still to come. */
  isWhole: boolean;
  open(path: string, found?: FoundWords): void;
  /** What is searched for, which stays while a text is open. */
  typed: string;
  setTyped(words: string): void;
}

/** All texts by kind, with a search over all that is in them. */
export function FileList(props: FileListProps) {
  const { files, proposals, proposed, editAt, isWhole, open, typed, setTyped } = props;
  const create = (path: string, text: string) => {
    beginFile(path, text);
    open(path);
  };
  const words = comparable(useDeferredValue(typed)).trim();
  const paths = useSyncExternalStore(onDraftChange, draftPathsInOne, draftPathsInOne);
  const drafts = useMemo(
    () =>
      paths.split('\n').flatMap((path): StoredFile[] => (path ? [draftOf(path) ?? { path }] : [])),
    [paths],
  );
  const all = useMemo(() => {
    const created = drafts.filter(({ path }) => !files.some((file) => file.path === path));
    const texts = new Map(proposed.map((file) => [file.path, file]));
    const known = files.map((file) => {
      const found = texts.get(file.path);
      return found && file.text === undefined ? found : file;
    });
    return [...known, ...created];
  }, [files, proposed, drafts]);
  const lists = useMemo(
    () =>
      new Map(COLLECTIONS.map((one) => [one, all.filter(({ path }) => holds(one, path))] as const)),
    [all],
  );
  const found = new Set(words ? all.filter((file) => hasWords(file, words)) : all);
  const others = words
    ? [...found].filter(({ path, text }) => text && !COLLECTIONS.some((one) => holds(one, path)))
    : [];
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
          <Texts {...{ files: drafts, all, open }} marks={[]} words="" />
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
      {!isWhole && (
        <p role="status">
          {files.some(({ text }) => text)
            ? 'Ce qui est proposé arrive : les textes sont déjà là.'
            : 'Les textes arrivent : leurs noms sont déjà là.'}
        </p>
      )}
      {COLLECTIONS.map((collection) => {
        const { label, kind } = collection;
        const own = lists.get(collection) ?? [];
        const isNamed = words !== '' && comparable(label).includes(words);
        const shown = isNamed ? own : own.filter((file) => found.has(file));
        if (words && shown.length === 0) return null;
        return (
          <List key={label} isOpenAlways={words !== ''} title={`${label} (${shown.length})`}>
            {kind && <NewText kind={kind} files={all} create={create} />}
            <Texts files={shown} {...{ all, marks, words, open }} />
          </List>
        );
      })}
      {others.length > 0 && (
        <section aria-label="Ailleurs">
          <h2 className={styles.heading}>
            {editAt ? 'Ailleurs, avec le crayon de GitHub' : 'Ailleurs, dans le dossier'}
          </h2>
          <ul>
            {others.map(({ path }) => (
              <li key={path}>
                {editAt ? (
                  <a href={editAt + path} target="_blank" rel="noopener noreferrer">
                    {path}
                  </a>
                ) : (
                  path
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.size === 0 && !COLLECTIONS.some(({ label }) => comparable(label).includes(words)) && (
        <p role="status">Aucun texte trouvé</p>
      )}
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

/** Hears when another tab stores or removes a draft, and when a save ends behind the list. */
function onDraftChange(redraw: () => void) {
  addEventListener('storage', redraw);
  return () => removeEventListener('storage', redraw);
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
