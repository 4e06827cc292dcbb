import { useEffect, useRef } from 'react';
import type { PageData } from '../../model/page-data.ts';
import { NavLink } from './nav-link.tsx';
import * as styles from './sub-nav.css.ts';

/** The navigation of a sub-site, a bar below the header. Its home link is current on the home page only. */
export function SubNav({ page }: { page: PageData }) {
  const list = useRef<HTMLUListElement>(null);
  const { path } = page;
  // The current link in the middle, so that the links on both sides are visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another path another link is current
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    const before = (row.clientWidth - link.offsetWidth) / 2;
    row.scrollLeft = link.offsetLeft - row.offsetLeft - before;
  }, [path]);
  const section = page.menu;
  if (!section) return null;
  return (
    <nav aria-label={section.name} className={styles.nav}>
      <span className={styles.name} aria-hidden="true">
        {section.name}
      </span>
      <ul role="list" ref={list} className={styles.list}>
        {section.items.map(({ href, label, ...langs }) => (
          <li key={href}>
            <NavLink
              href={href}
              className={styles.link}
              end={href === section.root}
              marked={href === page.parent}
              {...langs}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
