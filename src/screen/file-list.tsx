import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { valueAt } from '../values/paths.ts';
import type { OpenProposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, isInScreen, kindOfText } from './collections.ts';
import { Button, Disclosure, Mark } from './controls.tsx';
import { beginFile, draftOf, draftPaths, onDraftChange } from './edited-file.ts';
import { englishPath, frenchPath, NewText } from './new-text.tsx';
import type { OpenOptions } from './open-text.ts';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { comparable, hasWords } from './search.ts';

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

/** What the list says of a text behind its title, and of which texts. */
type Marks = readonly (readonly [mark: string, isOf: (file: StoredFile) => boolean])[];

interface TextsProps {
  files: readonly StoredFile[];
  /** All files of the site, the homes of projects among them. */
  all: readonly StoredFile[];
  marks: Marks;
  open(path: string): void;
}

/** Texts by their titles. A component of its own: no text is read before its list is open. */
export function Texts({ files, all, marks, open }: TextsProps) {
  const homes = new Map(all.map((file) => [file.path, file]));
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.path}>
          <Button className={styles.row} onClick={() => open(file.path)}>
            {nameOf(file, projectOf(file.path, homes))}
            {marks.map(([mark, isOf]) => isOf(file) && <Mark key={mark}> · {mark}</Mark>)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What the list calls a text: its title, or what everyone calls the home page; its project, and whether it is English. */
function nameOf(file: StoredFile, project: string): string {
  const french = frenchPath(file.path);
  const isHome = (french ?? file.path) === 'content/pages/index.mdx';
  const more = [project, french && 'anglais'].filter(Boolean).join(', ');
  return (isHome ? 'Accueil' : readFile(file).title) + (more && ` (${more})`);
}

/** Name of the project to whose pages a page belongs; empty for another text. */
function projectOf(path: string, homes: ReadonlyMap<string, StoredFile>): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (!folder.startsWith('content/pages/')) return '';
  const home = homes.get(`${folder}/index.mdx`);
  const name = home && valueAt(readFile(home).values, ['section', 'name']);
  return typeof name === 'string' ? name : projectOf(folder, homes);
}
