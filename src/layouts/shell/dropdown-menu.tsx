import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { NavMenu } from '../../model/menus.ts';
import * as styles from './menu.css.ts';
import { NavLink } from './nav-link.tsx';
import { usePageChange } from './use-page-change.ts';

/**
 * A menu of the header, such as « Projets ». It is a `<details>`, which opens without scripts. Scripts close it on Escape,
 * on a click outside, when the focus leaves it, and after a navigation.
 */
export function DropdownMenu({ href, label, lang, items }: NavMenu) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(menu);
  const { pathname } = useLocation();
  // `aria-expanded` is not in the HTML of the build, because only scripts can update it.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(menu.current?.open), []);
  return (
    <details
      ref={menu}
      className={styles.menu}
      name="menu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      // Closes when Tab moves the focus out: the open list would cover the focused link.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: only a `<summary>` opens a menu without scripts; screen readers must call it a button */}
      <summary
        role="button"
        lang={lang}
        className={styles.topLink}
        aria-expanded={open}
        aria-current={
          href && matchPath(href, pathname)
            ? 'page'
            : items.some((item) => matchPath(`${item.href}/*`, pathname)) || undefined
        }
      >
        {label}
      </summary>
      <ul role="list" className={styles.menuList}>
        {items.map(({ href: to, label: name, ...langs }) => (
          <li key={to}>
            <NavLink href={to} end={to === href} className={styles.menuLink} {...langs}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useCloseOnLeave(menu: React.RefObject<HTMLDetailsElement | null>) {
  usePageChange(() => {
    if (menu.current) menu.current.open = false;
  });
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const node = menu.current;
      if (node && event.target instanceof Node && !node.contains(event.target)) node.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const node = menu.current;
      if (event.key !== 'Escape' || !node?.open) return;
      // `preventDefault` keeps the mobile menu open, which contains this menu and closes on Escape too.
      event.preventDefault();
      node.open = false;
      node.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPointer);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPointer);
      removeEventListener('keydown', onKey);
    };
  }, [menu]);
}
