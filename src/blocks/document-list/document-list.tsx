import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './document-list.css.ts';

/** Links to documents, one a line, with a hint on those that open in a new tab. */
export function DocumentList({ items }: BlockProps<'DocumentList'>) {
  const { newTab } = useSite().words.frame;
  return (
    <ul role="list">
      {items.map(({ title, url }) => (
        <li key={url} className={styles.row}>
          <Link href={url} className={styles.link}>
            <span className={styles.title}>{title}</span>
            {/* For screen readers it is in the name of the link. */}
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

/** A link to a document of `site.yml`; null while the document is absent. */
export function DocumentButton({ document, label }: BlockProps<'DocumentButton'>) {
  const href = useSite().manifest.site.documents[document];
  if (!href) return null;
  return <ButtonLink href={href} label={label} />;
}
