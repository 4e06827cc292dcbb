import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { OpenProposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, kindOfText } from './collections.ts';
import { Button, Disclosure, Mark } from './controls.tsx';
import { draftOf, draftPaths, newFile, storeDraft } from './edited-file.ts';
import { englishPath } from './english.tsx';
import { NewText } from './new-text.tsx';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { comparable, hasWords, hitsIn } from './search.ts';

interface FileListProps {
  files: readonly StoredFile[];
  proposals: readonly OpenProposal[];
  /** Neither the texts of the files nor what is proposed are still to come. */
  isWhole: boolean;
  open(path: string): void;
}

/** All texts by kind, with a search over all that is in them. */
export function FileList({ files, proposals, isWhole, open }: FileListProps) {
  const create = (path: string, text: string) => {
    storeDraft(newFile(path, text));
    open(path);
  };
  const [typed, setTyped] = useState('');
  const words = comparable(useDeferredValue(typed)).trim();
  const drafts = draftPaths();
  const all = useMemo(() => {
    const created = draftPaths().filter((path) => !files.some((file) => file.path === path));
    return [...files, ...created.map((path): StoredFile => draftOf(path) ?? { path })];
  }, [files]);
  const lists = useMemo(
    () =>
      new Map(COLLECTIONS.map((one) => [one, all.filter(({ path }) => holds(one, path))] as const)),
    [all],
  );
  const found = new Set(words ? all.filter((file) => hasWords(file, words)) : all);
  const others = words
    ? [...found].filter(({ path, text }) => text && !COLLECTIONS.some((one) => holds(one, path)))
    : [];
  const paths = new Set(all.map(({ path }) => path));
  const proposed = new Set(proposals.flatMap((one) => one.paths));
  const titles = new Map(
    proposals.flatMap((one) => one.paths.map((path) => [path, proposedTitle(one)])),
  );
  const titleOf = (file: StoredFile) =>
    (file.text === undefined && titles.get(file.path)) || readFile(file).title;
  const marks: Marks = [
    ['brouillon', (file) => readFile(file).isDraft],
    ['pas encore enregistré', ({ path }) => drafts.includes(path)],
    ['proposé', ({ path }) => proposed.has(path)],
    ['version anglaise', ({ path }) => paths.has(englishPath(path) ?? '')],
  ];
  return (
    <>
      <h1 className={styles.title}>Écrire</h1>
      {drafts.length > 0 && (
        <section aria-label="Pas encore enregistré">
          <h2 className={styles.heading}>Pas encore enregistré</h2>
          <Texts
            files={drafts.map((path) => draftOf(path) ?? { path })}
            {...{ titleOf, open }}
            marks={[]}
            words=""
          />
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
            <Texts files={shown} {...{ titleOf, marks, words, open }} />
          </List>
        );
      })}
      {others.length > 0 && (
        <section aria-label="Ailleurs, avec le crayon">
          <h2 className={styles.heading}>Ailleurs, avec le crayon de GitHub</h2>
          <ul>
            {others.map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </section>
      )}
      {found.size === 0 && !COLLECTIONS.some(({ label }) => comparable(label).includes(words)) && (
        <p role="status">Aucun texte trouvé</p>
      )}
      {proposals.length > 0 && <h2 className={styles.heading}>En attente de relecture</h2>}
      <ul className={styles.list}>
        {proposals.map(({ number, url, title }) => (
          <li key={number}>
            <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
              n° {number} : {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the list says of a text behind its title, and of which texts. */
type Marks = readonly (readonly [mark: string, isOf: (file: StoredFile) => boolean])[];

interface TextsProps {
  files: readonly StoredFile[];
  titleOf(file: StoredFile): string;
  marks: Marks;
  words: string;
  open(path: string): void;
}

/** Texts by their titles. A component of its own, so that no text is read before its list is open. */
const Texts = ({ files, titleOf, marks, words, open }: TextsProps) => (
  <ul className={styles.list}>
    {files.map((file) => (
      <li key={file.path}>
        <Button className={styles.row} onClick={() => open(file.path)}>
          {titleOf(file)}
          {marks.map(([mark, isOf]) => isOf(file) && <Mark key={mark}> · {mark}</Mark>)}
          {words && <Hits file={file} words={words} />}
        </Button>
      </li>
    ))}
  </ul>
);

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

/** Where words stand in a found file. */
const Hits = ({ file, words }: { file: StoredFile; words: string }) =>
  hitsIn(file, words).map(({ where, excerpt }) => (
    <small key={where + excerpt} className={styles.hit}>
      {where} : {excerpt}
    </small>
  ));

/** Title of the new text of a proposal, as its save has named it; empty for another proposal. */
const proposedTitle = ({ title }: OpenProposal) => /^Ajouter « (.+) »$/.exec(title)?.[1] ?? '';

const holds = ({ kind, files }: Collection, path: string) =>
  kind ? kindOfText(path) === kind : files?.includes(path);
