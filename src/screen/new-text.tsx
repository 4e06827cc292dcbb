import { useState } from 'react';
import { today } from '../content/days.ts';
import { type Kind, kinds } from '../content/kinds/index.ts';
import type { StoredFile } from './backends/backend.ts';
import { isOfKind, newPath } from './collections.ts';
import { titleOf } from './file-list.tsx';
import * as styles from './screen.css.ts';

interface Props {
  kind: Kind;
  files: readonly StoredFile[];
  create(path: string, title: string): void;
  cancel(): void;
}

/** Asks for the title of a new text, from which its address is made, and for the project of a news or the place of a page. */
export function NewText({ kind, files, create, cancel }: Props) {
  const [title, setTitle] = useState('');
  const [within, setWithin] = useState('');
  const { name, nested, inFolders } = kinds[kind];
  const paths = files.map(({ path }) => path);
  const path = newPath({ kind, title, within, today: today(), paths });
  const isTaken = paths.includes(path);
  const places = nested || inFolders ? placesOf(kind, files) : [];
  return (
    <form
      className={styles.page}
      action={() => {
        if (!isTaken) create(path, title.trim());
      }}
    >
      <h1>Ajouter {name}</h1>
      {places.length > 0 && (
        <>
          <label htmlFor="dans">{inFolders ? 'Le projet' : 'Sous la page'}</label>
          <select
            id="dans"
            required={inFolders ?? false}
            value={within}
            onChange={({ target }) => setWithin(target.value)}
          >
            <option value="">{inFolders ? 'À choisir' : 'Aucune : une page à part'}</option>
            {places.map(([folder, label]) => (
              <option key={folder} value={folder}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      <label htmlFor="titre">Le titre</label>
      <input
        id="titre"
        required
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        aria-describedby="chemin"
      />
      <p className={styles.hint} id="chemin">
        {isTaken
          ? 'Un texte a déjà cette adresse : donnez un autre titre.'
          : title && `Son fichier sera ${path.replace('content/', '')}.`}
      </p>
      <div className={styles.line}>
        <button type="submit">Commencer</button>
        <button type="button" onClick={cancel}>
          Annuler
        </button>
      </div>
    </form>
  );
}

/** Folders in which a text may go, with the titles of their projects or pages. */
function placesOf(kind: Kind, files: readonly StoredFile[]): [folder: string, label: string][] {
  const above: Kind = kind === 'page' ? 'page' : 'initiative';
  return files
    .filter(({ path }) => isOfKind(path, above))
    .filter(({ path }) => above === 'initiative' || path.endsWith('/index.mdx'))
    .map(({ path, text = '' }): [string, string] => [
      path.replace(/^content\/[^/]+\/|(?:^|\/)index\.mdx$|\.mdx$/g, ''),
      titleOf(path, text),
    ])
    .filter(([folder]) => folder !== '' && folder !== 'index');
}
