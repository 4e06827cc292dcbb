import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { OpenProposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, kindOfText } from './collections.ts';
import { Button, Disclosure, Mark } from './controls.tsx';
import { draftOf, draftPaths, storeDraft } from './edited-file.ts';
import { englishPath } from './english.tsx';
import { NewText } from './new-text.tsx';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { comparable, hasWords, hitsIn } from './search.ts';

interface Props {
  files: readonly StoredFile[];
  proposals: readonly OpenProposal[];
  /** Neither the texts of the files nor what is proposed are still to come. */
  isWhole: boolean;
  /** Opens a file. */
  open(path: string): void;
}

/** All texts by kind, with a search over all that is in them. */
export function FileList({ files, proposals, isWhole, open }: Props) {
  const create = (path: string, text: string) => {
    storeDraft({ path, text, known: [null], branch: '' });
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
  const hasEnglish = (path: string) => {
    const other = englishPath(path);
    return other !== undefined && all.some((file) => file.path === other);
  };
  return (
    <>
      <h1 className={styles.title}>Écrire</h1>
      <Unsaved paths={drafts} open={open} />
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
            {kind && <NewText kind={kind} files={files} create={create} />}
            <ul className={styles.list}>
              {shown.map((file) => (
                <li key={file.path}>
                  <Button className={styles.row} onClick={() => open(file.path)}>
                    {readFile(file).title}
                    {readFile(file).isDraft && <Mark> · brouillon</Mark>}
                    {drafts.includes(file.path) && <Mark> · pas encore enregistré</Mark>}
                    {proposals.some(({ paths }) => paths.includes(file.path)) && (
                      <Mark> · proposé</Mark>
                    )}
                    {hasEnglish(file.path) && <Mark> · version anglaise</Mark>}
                    {words && <Hits file={file} words={words} />}
                  </Button>
                </li>
              ))}
            </ul>
          </List>
        );
      })}
      {others.length > 0 && (
        <section aria-label="Ailleurs, avec le crayon">
          <h2>Ailleurs, avec le crayon de GitHub</h2>
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
      {proposals.length > 0 && <h2>En attente de relecture</h2>}
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

/** A list of texts, which are read when it is opened. */
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

/** Texts that are in this browser alone. */
function Unsaved({ paths, open }: { paths: readonly string[]; open(path: string): void }) {
  if (paths.length === 0) return null;
  return (
    <section aria-label="Pas encore enregistré">
      <h2>Pas encore enregistré</h2>
      <ul className={styles.list}>
        {paths.map((path) => (
          <li key={path}>
            <Button className={styles.row} onClick={() => open(path)}>
              {readFile(draftOf(path) ?? { path }).title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const holds = ({ kind, files }: Collection, path: string) =>
  kind ? kindOfText(path) === kind : files?.includes(path);
