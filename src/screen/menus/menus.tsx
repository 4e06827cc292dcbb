import { useMemo } from 'react';
import { entriesTooMany, estimatedWidth, type TextWidth } from '../../model/header-room.ts';
import { isMap, valueAt } from '../../values/paths.ts';
import type { Page } from '../check-file.ts';
import { useEditor } from '../editor-context.ts';
import { MenuList } from './menu-list.tsx';
import { entryOf } from './menu-pages.ts';

/** Path of the file of the menus. */
export const MENUS = 'content/navigation.yml';

interface MenusProps {
  pages: readonly Page[];
  /** Name of the site, beside which the top menu stands. */
  siteName: string;
  /** Some page is proposed, which no list offers before it is published. */
  hasProposed: boolean;
}

/** The menus of the site: the top, the bottom, and that of each project with pages of its own. */
export function MenusForm({ pages: list, siteName, hasProposed }: MenusProps) {
  const later = hasProposed ? ' Une page nouvelle s’ajoute au menu une fois publiée.' : '';
  const { values } = useEditor();
  const pages = useMemo(() => new Map(list.map((page) => [page.route, page])), [list]);
  const header = valueAt(values, ['header']);
  const top = (Array.isArray(header) ? header : []).map((row: unknown) =>
    entryOf(row, { path: [], root: '' }, pages),
  );
  const tooMany = entriesTooMany(
    top
      .filter(({ hidden }) => !hidden)
      .map(({ shown, address, isButton }) => ({
        label: shown,
        form: address === undefined ? 'menu' : isButton ? 'button' : 'link',
      })),
    siteName,
    browserWidth(),
  );
  const subsites = valueAt(values, ['subsites']);
  return (
    <>
      <p aria-live="polite">
        {tooMany.length === 0
          ? 'Sur un petit ordinateur, le menu du haut tient sur une ligne.'
          : `Sur un petit ordinateur, le menu du haut ne tient plus sur une ligne. Sur la seconde : ${tooMany.map((label) => `« ${label} »`).join(', ')}. Retirez une entrée, ou raccourcissez un mot.`}
      </p>
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

/** Widths as this browser draws them. */
function browserWidth(): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimatedWidth;
  return (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };
}
