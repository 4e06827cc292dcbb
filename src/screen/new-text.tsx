import { today } from '../site/days.ts';
import { type Kind, kinds } from '../site/kinds/index.ts';
import { keysAt } from '../site/schema/schema-fields.ts';
import { slugOf } from '../values/text.ts';
import type { StoredFile } from './backends/backend.ts';
import { kindOfText } from './collections.ts';
import { Button, Disclosure } from './controls.tsx';
import { beginFile, draftOf, type EditedFile } from './edited-file.ts';
import type { Open } from './open-text.ts';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';
import { setValue } from './yaml-edits.ts';

interface NewTextProps {
  kind: Kind;
  files: readonly StoredFile[];
  open: Open;
}

/** Asks for the title of a new text, from which its address is made, and for the project of a news or the place of a page. */
export function NewText({ kind, files, open }: NewTextProps) {
  const { name, place } = kinds[kind];
  const above = place.page === 'at path' ? 'page' : place.page === 'of folder' && place.of;
  const submit = (form: FormData) => {
    const [title = '', within = '', day = today()] = ['titre', 'dans', 'mois'].map((field) =>
      form.get(field)?.toString().trim(),
    );
    const paths = files.map(({ path }) => path);
    const path = newPath(kind, { title, within, day }, paths);
    if (paths.includes(path))
      return alert('Un texte a déjà cette adresse : changez le titre ou le mois.');
    beginFile(path, textOf(kind, title));
    open(path);
  };
  return (
    <Disclosure title={`Ajouter ${name}`}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          // An `action` would empty the fields on a refusal.
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        {above && (
          <label className={styles.label}>
            {above === 'page' ? 'Sous la page' : 'Le projet'}
            <select className={styles.select} name="dans" required={above !== 'page'}>
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
          <label className={styles.label}>
            Le mois
            <input
              className={styles.input}
              name="mois"
              type="month"
              required
              defaultValue={today().slice(0, 7)}
            />
          </label>
        )}
        <label className={styles.label}>
          {kinds[kind].titledBy ? 'La question' : 'Le titre'}
          <input className={styles.input} name="titre" required />
        </label>
        <button className={styles.mainButton} type="submit">
          Commencer
        </button>
      </form>
    </Disclosure>
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

/**
 * Path of a new text: its name is made of the title, the day (of a report, the month) or the next number. `within`: folder inside
 * that of the kind, empty for none; `day`: ISO day in Libreville, or a month.
 */
function newPath(
  kind: Kind,
  { title, within, day }: Record<'title' | 'within' | 'day', string>,
  paths: readonly string[],
): string {
  const { folder, place } = kinds[kind];
  const start = `content/${folder}/${within && `${within}/`}`;
  const word = slugOf(title).slice(0, 60).replace(/-+$/, '') || 'sans-titre';
  if (place.page === 'own' && place.named === 'month') return `${start}${day.slice(0, 7)}.mdx`;
  if (place.page === 'of folder') return `${start}${day}-${word}.mdx`;
  if (place.page !== 'shared') return `${start}${word}.mdx`;
  const numbers = paths
    .filter((path) => kindOfText(path) === kind)
    .map((path) => Number(/\/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0));
  return `${start}${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}-${word}.mdx`;
}

/** Text of a new file: its title, today if it has a day, and the blocks and headings that its kind needs. */
function textOf(kind: Kind, title: string): string {
  const { titledBy = 'title', newFile, schema } = kinds[kind];
  const lines: readonly string[] = newFile?.body ?? [];
  const shown = lines.filter((line) => /^(?:<[A-Z]|## )/.test(line));
  const hasBlocks = lines.some((line) => /^<[A-Z]/.test(line));
  const body = hasBlocks ? `\n${shown.join('\n\n')}\n` : '';
  const day = keysAt(schema, []).includes('date') ? `date: ${today()}\n` : '';
  return `---\n${titledBy}: ${JSON.stringify(title)}\n${day}---\n${body}`;
}

const FRENCH = 'content/pages/';
const ENGLISH = 'content/pages/en/';

/** Path of the English version of a French page; undefined for another file. The site pairs the two by their addresses. */
export const englishPath = (path: string): string | undefined =>
  kindOfText(path) === 'page' && !path.startsWith(ENGLISH)
    ? path.replace(FRENCH, ENGLISH)
    : undefined;

/** Path of the French version of an English page; undefined for another file. */
export const frenchPath = (path: string): string | undefined =>
  path.startsWith(ENGLISH) ? path.replace(ENGLISH, FRENCH) : undefined;

/** The French page with the language set, as a draft: its words remain to be translated. */
export function englishText(file: StoredFile): string {
  const { head, yaml, tail, body } = readFile(file);
  return head + setValue(setValue(yaml, ['lang'], 'en'), ['draft'], true) + tail + body;
}

interface EnglishProps {
  file: EditedFile;
  files: readonly StoredFile[];
  open: Open;
}

/** Leads from a page to its other version, or makes the English one. */
export function OtherVersion({ file, files, open }: EnglishProps) {
  const english = englishPath(file.path);
  const target = english ?? frenchPath(file.path) ?? '';
  const isThere = draftOf(target) ?? files.some(({ path }) => path === target);
  if (!isThere && !english) return null;
  const show = () => {
    if (!isThere) beginFile(target, englishText(file));
    open(target);
  };
  return (
    <Button onClick={show}>
      {isThere ? 'Ouvrir' : 'Ajouter'} la version {english ? 'anglaise' : 'française'}
    </Button>
  );
}
