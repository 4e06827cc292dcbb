import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { OpenProposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, isInScreen } from './collections.ts';
import { Button, Disclosure, Labelled } from './controls.tsx';
import { draftOf, draftPaths, onDraftChange } from './edited-file.ts';
import { NewText } from './new-text.tsx';
import type { Open } from './open-text.ts';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { comparable, hasWords } from './search.ts';

interface FileListProps {
  files: readonly StoredFile[];
  proposals: readonly OpenProposal[];
  open: Open;
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
  const found = words ? all.filter((file) => hasWords(file, words)) : all;
  const changed = new Set(proposals.flatMap((one) => one.paths));
  const marksOf = (file: StoredFile) =>
    [readFile(file).isDraft && 'brouillon', changed.has(file.path) && 'proposé']
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <h1>Écrire</h1>
      {drafts.length > 0 && (
        <section aria-label="Pas encore enregistré">
          <h2 className={styles.heading}>Pas encore enregistré</h2>
          <Texts files={drafts} open={open} />
        </section>
      )}
      <Labelled id="recherche" label="Chercher un texte, un mot, un numéro" hint="">
        <input
          className={styles.input}
          id="recherche"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Labelled>
      <div className={styles.lists}>
        {COLLECTIONS.map(({ label, kind, holds }) => {
          const shown = found.filter(({ path }) => holds(path));
          if (words && shown.length === 0) return null;
          return (
            <List key={label} isOpenAlways={words !== ''} title={`${label} (${shown.length})`}>
              {kind && <NewText {...{ kind, files: all }} open={open} />}
              <Texts files={shown} marksOf={marksOf} open={(path) => open(path, words)} />
            </List>
          );
        })}
      </div>
      {!found.some(({ path }) => isInScreen(path)) && <p role="status">Aucun texte trouvé</p>}
      {proposals.length > 0 && <h2 className={styles.heading}>En attente de relecture</h2>}
      <ul role="list">
        {proposals.map(({ number, url, title, isDraft }) => (
          <li key={number}>
            <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
              n° {number} : {title}
              {isDraft && <em className={styles.mark}> · pas prête</em>}
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
      className={styles.list}
      title={title}
      open={isOpen || isOpenAlways}
      onToggle={({ currentTarget }) => isOpenAlways || setOpen(currentTarget.open)}
    >
      {(isOpen || isOpenAlways) && children}
    </Disclosure>
  );
}

interface TextsProps {
  files: readonly StoredFile[];
  /** What is said of a text behind its title, « brouillon »; empty for nothing. */
  marksOf?(file: StoredFile): string;
  open(path: string): void;
}

/** Texts by their titles. A component of its own: no text is read before its list is open. */
export const Texts = ({ files, marksOf, open }: TextsProps) => (
  <ul role="list" className={styles.texts}>
    {files.map((file) => (
      <li key={file.path}>
        <Button className={styles.row} onClick={() => open(file.path)}>
          {readFile(file).title} <small className={styles.hint}>{addressOf(file.path)}</small>
          {marksOf?.(file) && <em className={styles.mark}> · {marksOf(file)}</em>}
        </Button>
      </li>
    ))}
  </ul>
);

/** Address of a page, by which homes, projects and languages are told apart; empty for another text. */
const addressOf = (path: string) =>
  path.startsWith('content/pages/')
    ? path.replace(/^content\/pages|(?:\/index)?\.mdx$/g, '') || '/'
    : '';
