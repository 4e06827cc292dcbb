import { useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { NavMenu } from '../../content/page-data.ts';
import * as styles from './header.css.ts';
import { NavLink } from './nav-link.tsx';
import { usePageChange } from './use-page-change.ts';

/**
 * A menu of the header, as Projets. `<details>` opens without scripts; with them, Escape, a click elsewhere,
 * Tab beyond its links and a change of page close it.
 */
export function DropdownMenu({ href, label, lang, items }: NavMenu) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(menu);
  const { pathname } = useLocation();
  // Undefined in the HTML of the build: without scripts it would not be updated.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(menu.current?.open), []);
  return (
    <details
      ref={menu}
      className={styles.menu}
      name="menu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      // Tab moves to links which the open list would cover.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: only a summary opens without scripts, and assistive tools must find it as a button */}
      <summary
        role="button"
        lang={lang}
        className={styles.link}
        aria-expanded={open}
        aria-current={
          href && matchPath(href, pathname)
            ? 'page'
            : items.some((item) => matchPath(`${item.href}/*`, pathname)) || undefined
        }
      >
        {label}
      </summary>
      <ul role="list">
        {items.map(({ href: to, label: name, ...langs }) => (
          <li key={to}>
            <NavLink href={to} end={to === href} className={styles.link} {...langs}>
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
      // One Escape closes one menu: that of small screens, around this one, stays open.
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
