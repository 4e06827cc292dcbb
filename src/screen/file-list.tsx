import { useState } from 'react';
import { kinds } from '../content/kinds/index.ts';
import { withoutAccents } from '../values/text.ts';
import type { Proposal, StoredFile } from './backends/backend.ts';
import { COLLECTIONS, type Collection, isOfKind, sharedLabel, sharedPath } from './collections.ts';
import { draftPaths } from './edited-file.ts';
import { partsOf } from './file-text.ts';
import * as styles from './screen.css.ts';

interface Props {
  files: readonly StoredFile[];
  proposals: readonly Proposal[];
  open(path: string): void;
  create(collection: Collection): void;
}

interface Entry {
  path: string;
  title: string;
}

/** All texts by kind, with a search over their titles. */
export function FileList({ files, proposals, open, create }: Props) {
  const [words, setWords] = useState('');
  const drafts = draftPaths();
  const matches = ({ title, path }: Entry) => plain(title + path).includes(plain(words.trim()));
  return (
    <div className={styles.page}>
      <h1>Écrire</h1>
      <label htmlFor="recherche">Chercher un texte</label>
      <input
        id="recherche"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {COLLECTIONS.map((collection) => {
        const entries = entriesOf(collection, files, drafts).filter(matches);
        if (words && entries.length === 0) return null;
        return (
          <details key={collection.id} className={styles.group} open={words !== '' || undefined}>
            <summary>
              {collection.label} ({entries.length})
            </summary>
            <ul className={styles.list}>
              {entries.map(({ path, title }) => (
                <li key={path}>
                  <button type="button" onClick={() => open(path)}>
                    {title}
                    {drafts.includes(path) && <em> · pas encore enregistré</em>}
                    {proposals.some(({ paths }) => paths.includes(path)) && <em> · proposé</em>}
                  </button>
                </li>
              ))}
            </ul>
            {collection.kind && (
              <button type="button" onClick={() => create(collection)}>
                Ajouter {kinds[collection.kind].name}
              </button>
            )}
          </details>
        );
      })}
      {proposals.length > 0 && <Proposals proposals={proposals} />}
    </div>
  );
}

const Proposals = ({ proposals }: Pick<Props, 'proposals'>) => (
  <section>
    <h2>En attente de relecture</h2>
    <ul className={styles.list}>
      {proposals.map(({ number, url, title }) => (
        <li key={number}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            n° {number} : {title}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const plain = (text: string) => withoutAccents(text).toLowerCase();

function entriesOf(
  { kind, files: names = [] }: Collection,
  files: readonly StoredFile[],
  drafts: readonly string[],
): Entry[] {
  if (!kind) return names.map((name) => ({ path: sharedPath(name), title: sharedLabel(name) }));
  const stored = files.filter(({ path }) => isOfKind(path, kind));
  const created = drafts.filter(
    (path) => isOfKind(path, kind) && !files.some((file) => file.path === path),
  );
  return [...stored.map(({ path, text = '' }) => ({ path, title: titleOf(path, text) }))].concat(
    created.map((path) => ({ path, title: titleOf(path, '') })),
  );
}

/** Title of a text, by the line that holds it; else the name of its file. */
export function titleOf(path: string, text: string): string {
  const yaml = partsOf(text, path)?.yaml ?? '';
  const title = /^(?:title|question):[ \t]*(["']?)(.+?)\1[ \t]*(?: #.*)?\r?$/m.exec(yaml)?.[2];
  return title ?? path.replace(/^content\/[^/]+\/|\.\w+$/g, '');
}
