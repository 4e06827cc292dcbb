import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './document-list.css.ts';

/** A list of links to documents, with a hint after links that open in a new tab. */
export function DocumentList({ items }: BlockProps<'DocumentList'>) {
  const { newTab } = useSite().words.frame;
  return (
    <ul role="list">
      {items.map(({ title, url }) => (
        <li key={url} className={styles.row}>
          <Link href={url} className={styles.link}>
            <span className={styles.title}>{title}</span>
            {/* Hidden from screen readers: `Link` already adds these words to the name of the link. */}
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

/** A link to a document whose address is in `site.yml`; null while it has none. */
export function DocumentButton({ document, label }: BlockProps<'DocumentButton'>) {
  const href = useSite().manifest.site.documents[document];
  if (!href) return null;
  return <ButtonLink href={href} label={label} />;
}
