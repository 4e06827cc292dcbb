import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './document-list.css.ts';

/** Documents to open, one a line: those of another site say that they open in a new tab. */
export function DocumentList({ items }: BlockProps<'DocumentList'>) {
  const { newTab } = useSite().words.frame;
  return (
    <ul role="list">
      {items.map(({ title, url }) => (
        <li key={url} className={styles.row}>
          <Link href={url} className={styles.link}>
            <span className={styles.title}>{title}</span>
            {/* The link itself has it for screen readers. */}
            {url.startsWith('http') && (
              <span aria-hidden="true" className={styles.hint}>
                {newTab}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Opens a document of `site.yml` in a new tab; absent while the document is. */
export function DocumentButton({ document, label }: BlockProps<'DocumentButton'>) {
  const href = useSite().manifest.site.documents[document];
  if (!href) return null;
  return <ButtonLink href={href} label={label} />;
}
