import { useState } from 'react';
import { today } from '../content/days.ts';
import { type Kind, kinds } from '../content/kinds/index.ts';
import type { StoredFile } from './backends/backend.ts';
import { isOfKind, newPath, titleOf } from './collections.ts';
import * as styles from './screen.css.ts';

interface Props {
  kind: Kind;
  files: readonly StoredFile[];
  create(path: string, title: string): void;
  cancel(): void;
}

/** Asks for the title of a new text, from which its address is made, and for the project of a news or the place of a page. */
export function NewText({ kind, files, create, cancel }: Props) {
  const [fault, setFault] = useState('');
  const { name, nested, inFolders } = kinds[kind];
  const month = today().slice(0, 7);
  const submit = (form: FormData) => {
    const day = String(form.get('mois') ?? today());
    const title = String(form.get('titre')).trim();
    const within = String(form.get('dans') ?? '');
    const paths = files.map(({ path }) => path);
    const path = newPath({ kind, title, within, today: day, paths });
    if (!paths.includes(path)) create(path, title);
    else setFault('Un texte a déjà cette adresse : changez le titre ou le mois.');
  };
  return (
    <form
      className={styles.page}
      onSubmit={(event) => {
        // An `action` would empty the fields on a refusal.
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <h1>Ajouter {name}</h1>
      {(nested || inFolders) && (
        <>
          <label htmlFor="dans">{inFolders ? 'Le projet' : 'Sous la page'}</label>
          <select id="dans" name="dans" required={inFolders ?? false}>
            <option value="">{inFolders ? 'À choisir' : 'Aucune : une page à part'}</option>
            {placesOf(inFolders ? 'initiative' : 'page', files).map(([folder, label]) => (
              <option key={folder} value={folder}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      {kind === 'rapport' && (
        <>
          <label htmlFor="mois">Le mois</label>
          <input id="mois" name="mois" type="month" required defaultValue={month} />
        </>
      )}
      <label htmlFor="titre">{kinds[kind].titledBy ? 'La question' : 'Le titre'}</label>
      <input id="titre" name="titre" required />
      {fault && <p role="alert">{fault}</p>}
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
const placesOf = (above: Kind, files: readonly StoredFile[]) =>
  files
    .filter(
      ({ path }) => isOfKind(path, above) && (above !== 'page' || path.endsWith('/index.mdx')),
    )
    .map((file) => {
      const folder = file.path.replace(/^content\/[^/]+\/|(?:^|\/)index\.mdx$|\.mdx$/g, '');
      return [folder, titleOf(file)] as const;
    })
    .filter(([folder]) => folder !== '' && folder !== 'index');
