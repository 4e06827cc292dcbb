import { useMemo } from 'react';
import { isMap, valueAt } from '../../values/paths.ts';
import type { Page } from '../check-file.ts';
import { useEditor } from '../editor-context.ts';
import { MenuList } from './menu-list.tsx';

/** Path of the file of the menus. */
export const MENUS = 'content/navigation.yml';

interface MenusProps {
  pages: readonly Page[];
  /** Some page is proposed, which no list offers before it is published. */
  hasProposed: boolean;
}

/** The menus of the site: the top, the bottom, and that of each project with pages of its own. */
export function MenusForm({ pages: list, hasProposed }: MenusProps) {
  const later = hasProposed ? ' Une page nouvelle s’ajoute au menu une fois publiée.' : '';
  const { values } = useEditor();
  const pages = useMemo(() => new Map(list.map((page) => [page.route, page])), [list]);
  const subsites = valueAt(values, ['subsites']);
  return (
    <>
      <MenuList
        title="Menu du haut"
        hint={`Les entrées, dans l’ordre. Sur un téléphone, elles se lisent l’une sous l’autre.${later}`}
        place={{ path: ['header'], root: '' }}
        pages={pages}
        isTop
      />
      <MenuList
        title="Bas de page"
        hint="Les liens du bas de chaque page."
        place={{ path: ['footer'], root: '' }}
        pages={pages}
      />
      {Object.keys(isMap(subsites) ? subsites : {}).map((root) => (
        <MenuList
          key={root}
          title={`Menu du projet ${pages.get(root)?.name ?? root}`}
          hint={`Les pages de ce projet, dans l’ordre. Chacune montre son nom dans les menus, sinon son titre.${later}`}
          place={{ path: ['subsites', root], root }}
          pages={pages}
        />
      ))}
    </>
  );
}
