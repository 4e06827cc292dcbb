import { useState } from 'react';
import { today } from '../site/days.ts';
import type { Kind } from '../site/kinds/index.ts';
import { withoutAccents } from '../values/text.ts';
import type { Proposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, kindOfText, newText } from './collections.ts';
import { draftOf, draftPaths, storeDraft } from './edited-file.ts';
import { NewText } from './new-text.tsx';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';

interface Props {
  files: readonly StoredFile[];
  proposals: readonly Proposal[];
  /** Opens a file. */
  open(path: string): void;
}

/** All texts by kind, with a search over their titles. */
export function FileList({ files, proposals, open }: Props) {
  const create = (kind: Kind, path: string, title: string) => {
    storeDraft({ path, text: newText(kind, title, today()), known: [null], branch: '' });
    open(path);
  };
  const [words, setWords] = useState('');
  const drafts = draftPaths();
  const created = drafts.filter((path) => !files.some((file) => file.path === path));
  const all = [...files, ...created.map((path): StoredFile => draftOf(path) ?? { path })];
  const isFound = (file: StoredFile) =>
    plain(readFile(file).title + file.path + (readFile(file).isDraft ? ' brouillon' : '')).includes(
      plain(words.trim()),
    );
  return (
    <>
      <h1>Écrire</h1>
      {drafts.length > 0 && (
        <section aria-label="Pas encore enregistré">
          <h2>Pas encore enregistré</h2>
          <ul className={styles.list}>
            {drafts.map((path) => (
              <li key={path}>
                <button type="button" onClick={() => open(path)}>
                  {readFile(draftOf(path) ?? { path }).title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <label htmlFor="recherche">Chercher un texte</label>
      <input
        id="recherche"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {COLLECTIONS.map((collection) => {
        const { label, kind } = collection;
        const found = all.filter((file) => holds(collection, file.path) && isFound(file));
        if (words && found.length === 0) return null;
        return (
          <details key={label} open={words !== '' || undefined}>
            <summary>
              {label} ({found.length})
            </summary>
            {kind && (
              <NewText
                kind={kind}
                files={files}
                create={(path, title) => create(kind, path, title)}
              />
            )}
            <ul className={styles.list}>
              {found.map((file) => (
                <li key={file.path}>
                  <button type="button" onClick={() => open(file.path)}>
                    {readFile(file).title}
                    {readFile(file).isDraft && <em> · brouillon</em>}
                    {drafts.includes(file.path) && <em> · pas encore enregistré</em>}
                    {proposals.some(({ paths }) => paths.includes(file.path)) && (
                      <em> · proposé</em>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {all.every((file) => !isFound(file)) && <p role="status">Aucun texte trouvé</p>}
      {proposals.length > 0 && <h2>En attente de relecture</h2>}
      <ul className={styles.list}>
        {proposals.map(({ number, url, title }) => (
          <li key={number}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              n° {number} : {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const plain = (text: string) => withoutAccents(text).toLowerCase();

const holds = ({ kind, files }: Collection, path: string) =>
  kind ? kindOfText(path) === kind : files?.includes(path);
