import { useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { NavMenu } from '../../model/menus.ts';
import * as styles from './menu.css.ts';
import { NavLink } from './nav-link.tsx';
import { usePopover } from './use-popover.ts';

/** A menu of the header, such as « Projets »: a button and its list of links, a popover. */
export function DropdownMenu({ href, label, lang, items }: NavMenu) {
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, onToggle } = usePopover(list);
  const { pathname } = useLocation();
  // With a dot, because ids of headings have none.
  const id = `menu.${items[0]?.href}`;
  return (
    <>
      <button
        type="button"
        lang={lang}
        className={styles.menuButton}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-current={
          href && matchPath(href, pathname)
            ? 'page'
            : items.some((item) => matchPath(`${item.href}/*`, pathname)) || undefined
        }
      >
        {label}
      </button>
      <ul
        role="list"
        id={id}
        popover="auto"
        ref={list}
        className={styles.menuList}
        onToggle={onToggle}
        // Closes when Tab moves the focus out: the open list would cover the focused link.
        onBlur={({ currentTarget: { parentElement }, relatedTarget }) => {
          if (relatedTarget && !parentElement?.contains(relatedTarget)) list.current?.hidePopover();
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
