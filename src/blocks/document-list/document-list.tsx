import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './document-list.css.ts';

/** Documents to open, one a line: those of another site say that they open in a new tab. */
export const DocumentList = ({ items }: BlockProps<'DocumentList'>) => (
  <ul role="list">
    {items.map(({ title, url }) => (
      <li key={url} className={styles.row}>
        <Link href={url} className={styles.link}>
          <span className={styles.title}>{title}</span>
          {/* The link itself has it for screen readers. */}
          {url.startsWith('http') && (
            <span aria-hidden="true" className={styles.hint}>
              nouvel onglet
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
