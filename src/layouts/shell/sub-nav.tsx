import { useEffect, useRef } from 'react';
import type { PageData } from '../../content/page-data.ts';
import { NavLink } from './nav-link.tsx';
import * as styles from './sub-nav.css.ts';

/** The navigation of a sub-site, below the header; its home link matches exactly. */
export function SubNav({ page }: { page: PageData }) {
  const list = useRef<HTMLUListElement>(null);
  const { path } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const current = row.querySelector<HTMLElement>('[aria-current]');
    if (current) centre(row, current);
    // Browsers do not scroll to a link that is partly visible. On Tab only: a tap must not move the list.
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof HTMLElement) centre(row, target);
    };
    row.addEventListener('keyup', onKey);
    return () => row.removeEventListener('keyup', onKey);
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

/** Scrolls a link to the centre of its row, so that its neighbours show. */
function centre(row: HTMLElement, link: HTMLElement): void {
  const before = (row.clientWidth - link.offsetWidth) / 2;
  row.scrollLeft = link.offsetLeft - row.offsetLeft - before;
}
