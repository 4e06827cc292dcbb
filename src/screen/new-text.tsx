import { today } from '../site/days.ts';
import { type Kind, kinds } from '../site/kinds/index.ts';
import type { StoredFile } from './backends/backend.ts';
import { kindOfText, newPath } from './collections.ts';
import { readFile } from './read-file.ts';

interface Props {
  kind: Kind;
  files: readonly StoredFile[];
  create(path: string, title: string): void;
}

/** Asks for the title of a new text, from which its address is made, and for the project of a news or the place of a page. */
export function NewText({ kind, files, create }: Props) {
  const { name, place } = kinds[kind];
  const above = place.page === 'at path' ? 'page' : place.page === 'of folder' && place.of;
  const submit = (form: FormData) => {
    const [title = '', within = '', day = today()] = ['titre', 'dans', 'mois'].map((field) =>
      form.get(field)?.toString().trim(),
    );
    const paths = files.map(({ path }) => path);
    const path = newPath({ kind, title, within, today: day, paths });
    if (!paths.includes(path)) create(path, title);
    else alert('Un texte a déjà cette adresse : changez le titre ou le mois.');
  };
  return (
    <details>
      <summary>Ajouter {name}</summary>
      <form
        onSubmit={(event) => {
          // An `action` would empty the fields on a refusal.
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        {above && (
          <label>
            {above === 'page' ? 'Sous la page' : 'Le projet'}
            <select name="dans" required={above !== 'page'}>
              <option value="">
                {above === 'page' ? 'Aucune : une page à part' : 'À choisir'}
              </option>
              {placesOf(above, files).map(([folder, label]) => (
                <option key={folder} value={folder}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {place.page === 'own' && place.named === 'month' && (
          <label>
            Le mois
            <input name="mois" type="month" required defaultValue={today().slice(0, 7)} />
          </label>
        )}
        <label>
          {kinds[kind].titledBy ? 'La question' : 'Le titre'}
          <input name="titre" required />
        </label>
        <button type="submit">Commencer</button>
      </form>
    </details>
  );
}

/** Folders in which a text may go, with the titles of their projects or pages. */
const placesOf = (above: Kind, files: readonly StoredFile[]) =>
  files
    .filter(
      ({ path }) => kindOfText(path) === above && (above !== 'page' || path.endsWith('/index.mdx')),
    )
    .map((file) => {
      const folder = file.path.replace(/^content\/[^/]+\/|(?:^|\/)index\.mdx$|\.mdx$/g, '');
      return [folder, readFile(file).title] as const;
    })
    .filter(([folder]) => folder !== '' && folder !== 'index');
