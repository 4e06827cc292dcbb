import type { Chrome, PageData } from '../../content/page-data.ts';
import { Link } from '../../ui/link/link.tsx';
import { currentOf } from './current.ts';
import * as styles from './sub-nav.css.ts';

/** The navigation of a sub-site, below the header; its home link matches exactly. */
export function SubNav({ chrome, page }: { chrome: Chrome; page: PageData }) {
  const section = chrome.sections[page.section];
  if (!section) return null;
  return (
    <nav aria-label={section.name} className={styles.nav}>
      <div className={styles.row}>
        <span className={styles.name} aria-hidden="true">
          {section.name}
        </span>
        <ul className={styles.list}>
          {section.items.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                className={styles.link}
                aria-current={currentOf(href, page.path, href === section.root)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
