import { matchPath, useLocation } from 'react-router-dom';
import type { NavMenu } from '../../model/menus.ts';
import * as styles from './menu.css.ts';
import { NavLink } from './nav-link.tsx';
import { usePopover } from './use-popover.ts';

/** A menu of the header, such as « Projets »: a button and its list of links, a popover. */
export function DropdownMenu({ href, label, lang, items }: NavMenu) {
  // With a dot, because ids of headings have none.
  const { button, popover } = usePopover<HTMLUListElement>(`menu.${items[0]?.href}`);
  const { pathname } = useLocation();
  return (
    <>
      <button
        {...button}
        lang={lang}
        className={styles.menuButton}
        aria-current={
          href && matchPath(href, pathname)
            ? 'page'
            : items.some((item) => matchPath(`${item.href}/*`, pathname)) || undefined
        }
      >
        {label}
      </button>
      <ul
        {...popover}
        role="list"
        className={styles.menuList}
        // Closes when Tab moves the focus out: the open list would cover the focused link.
        onBlur={({ currentTarget: list, relatedTarget }) => {
          if (relatedTarget && !list.parentElement?.contains(relatedTarget)) list.hidePopover();
        }}
      >
        {items.map(({ href: to, label: name, ...langs }) => (
          <li key={to}>
            <NavLink href={to} end={to === href} className={styles.menuLink} {...langs}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
