import { type Path, valueAt } from '../../values/paths.ts';
import { Button, Disclosure, Fieldset, Labelled, Mark } from '../controls.tsx';
import { idOf, useEditor, useTyped } from '../editor-context.ts';
import { Choice } from '../fields/choice.tsx';
import { Issues } from '../fields/issues.tsx';
import * as styles from '../screen.css.ts';
import { addRow, editRows, moved, removeValue, setData, setValue } from '../yaml-edits.ts';
import {
  entryOf,
  hasEnglish,
  type MenuPlace,
  type Pages,
  pagesFor,
  type ShownEntry,
} from './menu-pages.ts';

interface MenuListProps {
  title: string;
  hint: string;
  place: MenuPlace;
  pages: Pages;
  /** Entries may be menus that open, or look like a button. */
  isTop?: boolean;
}

/** Entries of one menu in their order, each with what is done with it, and a list of pages to add. */
export function MenuList({ title, hint, place, pages, isTop = false }: MenuListProps) {
  const { values, change } = useEditor();
  const found = valueAt(values, place.path);
  const rows: readonly unknown[] = Array.isArray(found) ? found : [];
  const entries = rows.map((row) => entryOf(row, place, pages));
  const offered = pagesFor(place, entries, pages);
  const move = (at: number, to: number) =>
    change((yaml) => editRows(yaml, place.path, (list) => moved(list, at, to)));
  const remove = (at: number, shown: string) =>
    confirm(`Retirer « ${shown} » de ce menu ? La page reste en ligne.`) &&
    change((yaml) => editRows(yaml, place.path, (list) => list.toSpliced(at, 1)));
  const addMenu = () => {
    const name = prompt('Quel mot ouvre ce menu ?')?.trim();
    if (name) change((yaml) => addRow(yaml, place.path, { menu: name, pages: ['/'] }));
  };
  return (
    <Fieldset id={idOf(place.path)} title={title} hint={hint}>
      <ol className={styles.entries}>
        {entries.map((entry, at) => (
          <li key={entry.address ?? menuKey(entries, at)}>
            <b>{entry.shown}</b> {entry.address !== undefined && <small>{entry.address}</small>}
            {entry.hidden && <Mark> · {entry.hidden}</Mark>}
            <div className={styles.line}>
              <Button
                aria-label={`Monter « ${entry.shown} »`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                Monter
              </Button>
              <Button
                aria-label={`Descendre « ${entry.shown} »`}
                disabled={at === entries.length - 1}
                onClick={() => move(at, at + 1)}
              >
                Descendre
              </Button>
              <Button
                aria-label={`Retirer « ${entry.shown} »`}
                onClick={() => remove(at, entry.shown)}
              >
                Retirer
              </Button>
            </div>
            {!place.root && <Words {...{ entry, pages, isTop }} path={[...place.path, at]} />}
            {entry.address === undefined ? (
              <MenuList
                title={`Pages du menu « ${entry.shown} »`}
                hint="Les pages qui se montrent quand on ouvre ce menu."
                place={{ path: [...place.path, at, 'pages'], root: '' }}
                pages={pages}
              />
            ) : (
              <Issues path={[...place.path, at]} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.line}>
        {offered.length > 0 && (
          <Choice
            label="Ajouter une page"
            options={offered.map(([address, name]) => [address || '/', name])}
            choose={(address) =>
              change((yaml) =>
                addRow(yaml, place.path, place.root && address === '/' ? '' : address),
              )
            }
          />
        )}
        {isTop && <Button onClick={addMenu}>Ajouter un menu qui s’ouvre</Button>}
      </div>
    </Fieldset>
  );
}

/** Key of a menu that opens, which stays while its name is typed. */
const menuKey = (entries: readonly ShownEntry[], at: number) =>
  `menu ${entries.slice(0, at).filter(({ address }) => address === undefined).length}`;

interface WordsProps {
  entry: ShownEntry;
  path: Path;
  pages: Pages;
  isTop: boolean;
}

/** The words of an entry, in place of those of its page, and its look. */
function Words({ entry, path, pages, isTop }: WordsProps) {
  const { change } = useEditor();
  const { address } = entry;
  const id = idOf(path);
  const set = (key: string, value: string | true) =>
    change((yaml) => {
      const isBare = address !== undefined && !entry.label && !entry.en && !entry.isButton;
      if (isBare) return setData(yaml, path, { page: address, ...(value && { [key]: value }) });
      return value ? setValue(yaml, [...path, key], value) : removeValue(yaml, [...path, key]);
    });
  const [first, hint] =
    address === undefined
      ? (['menu', 'Le mot qui ouvre le menu.'] as const)
      : (['label', 'Vide : le nom de la page.'] as const);
  return (
    <Disclosure title="Changer les mots">
      <Word
        id={`${id}.${first}`}
        label="Mot montré"
        hint={hint}
        value={first === 'menu' ? entry.shown : entry.label}
        set={(value) => (value || first === 'label') && set(first, value)}
      />
      <Word
        id={`${id}.en`}
        label="Mot des pages en anglais"
        hint={
          hasEnglish(entry, pages)
            ? 'Vide : le nom de la page en anglais.'
            : 'Vide : le mot français.'
        }
        value={entry.en}
        set={(value) => set('en', value)}
      />
      {isTop && address !== undefined && (
        <label className={styles.label}>
          <input
            className={styles.checkbox}
            type="checkbox"
            checked={entry.isButton}
            onChange={({ target }) => set('button', target.checked || '')}
          />{' '}
          Montrer comme un bouton
        </label>
      )}
    </Disclosure>
  );
}

interface WordProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  set(value: string): void;
}

/** A word; while somebody types, the field shows what is typed. */
function Word({ id, label, hint, value, set }: WordProps) {
  const typed = useTyped(value, (text) => set(text.trim()));
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input className={styles.input} id={id} aria-describedby={`${id}-aide`} {...typed} />
    </Labelled>
  );
}
