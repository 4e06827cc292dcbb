import { isMap, valueAt } from '../values/paths.ts';
import type { Page } from './check-file.ts';
import { Button, Choice, Disclosure } from './controls.tsx';
import { idOf, useEditor } from './editor-context.ts';
import { Issues } from './fields/issues.tsx';
import * as styles from './screen.css.ts';
import { addRow, editRows, moved } from './yaml-edits.ts';

/** Path of the file of the menus. */
export const MENUS = 'content/navigation.yml';

/** A list of entries in `navigation.yml`, of which a sub-site’s hold what follows its address. */
export interface MenuPlace {
  path: readonly (string | number)[];
  /** Address above the entries; empty for the menus of the whole site. */
  root: string;
}

/** The word that the site shows for an entry, which is an address or keys, and its address; undefined for a menu that opens. */
export function entryOf(data: unknown, { root }: MenuPlace, pages: readonly Page[]) {
  const { page, menu, label }: Record<string, unknown> =
    typeof data === 'string' ? { page: root + data } : Object(data);
  if (page === undefined) return { shown: String(menu ?? ''), address: undefined };
  const address = String(page);
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const found = pages.find(({ route }) => route === path);
  const name = (root ? found?.ownName : found?.name) ?? address;
  return { shown: String(label ?? name), address };
}

/** Pages that a list may take, by address as the list holds it: those that it does not hold, in French. */
export function pagesFor(
  { root }: MenuPlace,
  held: readonly ReturnType<typeof entryOf>[],
  pages: readonly Page[],
) {
  return pages
    .filter(
      ({ route, lang }) =>
        lang !== 'en' && (!root || route === root || route.startsWith(`${root}/`)),
    )
    .filter(({ route }) => !held.some(({ address }) => address === route))
    .map(({ route, title }) => [route.slice(root.length), title] as const);
}

/** The menus of the site: the top, the bottom, and that of each project with pages of its own. */
export function MenusForm({ pages }: { pages: readonly Page[] }) {
  const { values } = useEditor();
  const subsites = valueAt(values, ['subsites']);
  const menus = [
    { title: 'Menu du haut', place: { path: ['header'], root: '' } },
    { title: 'Bas de page', place: { path: ['footer'], root: '' } },
    ...Object.keys(isMap(subsites) ? subsites : {}).map((root) => ({
      title: `Menu du projet ${pages.find(({ route }) => route === root)?.name ?? root}`,
      place: { path: ['subsites', root], root },
    })),
  ];
  return (
    <div className={styles.fields}>
      <p>
        Chaque entrée montre le nom de sa page ; une page nouvelle s’ajoute une fois publiée. Les
        autres mots d’un menu, et les mots anglais, s’écrivent dans le fichier {MENUS}.
      </p>
      {menus.map((menu) => (
        <MenuList key={menu.title} {...menu} pages={pages} />
      ))}
    </div>
  );
}

interface MenuListProps {
  title: string;
  place: MenuPlace;
  pages: readonly Page[];
}

/** Entries of one menu in their order, each with what is done with it, and a list of pages to add. */
export function MenuList({ title, place, pages }: MenuListProps) {
  const { values, change } = useEditor();
  const found = valueAt(values, place.path);
  const rows: readonly unknown[] = Array.isArray(found) ? found : [];
  const entries = rows.map((row) => entryOf(row, place, pages));
  const offered = pagesFor(place, entries, pages);
  const move = (at: number, to: number) =>
    change((yaml) => editRows(yaml, place.path, (list) => moved(list, at, to)));
  const remove = (at: number, shown: string) =>
    confirm(
      `Retirer « ${shown} » de ce menu ? La page reste en ligne ; les mots que le fichier donne à cette entrée s’effacent.`,
    ) && change((yaml) => editRows(yaml, place.path, (list) => list.toSpliced(at, 1)));
  const add = (address: string) =>
    change((yaml) => addRow(yaml, place.path, place.root && address === '/' ? '' : address));
  return (
    <Disclosure id={idOf(place.path)} title={title}>
      <ol role="list" className={styles.inside}>
        {entries.map(({ shown, address }, at) => (
          <li className={styles.line} key={address ?? `menu ${shown}`}>
            <span>
              <b>{shown}</b>{' '}
              {address !== undefined && <small className={styles.hint}>{address}</small>}
            </span>
            <div className={styles.actions}>
              <Button
                aria-label={`Monter « ${shown} »`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                Monter
              </Button>
              <Button aria-label={`Retirer « ${shown} »`} onClick={() => remove(at, shown)}>
                Retirer
              </Button>
            </div>
            {address === undefined ? (
              <MenuList
                title={`Pages du menu « ${shown} »`}
                place={{ path: [...place.path, at, 'pages'], root: '' }}
                pages={pages}
              />
            ) : (
              <Issues path={[...place.path, at]} />
            )}
          </li>
        ))}
      </ol>
      {offered.length > 0 && (
        <Choice
          label="Ajouter une page"
          options={offered.map(([address, name]) => [address || '/', name])}
          choose={add}
        />
      )}
    </Disclosure>
  );
}
