import type { ReactNode } from 'react';
import type { EntryOf } from '../../content/manifest.ts';
import * as styles from '../page/page.css.ts';

export function CommuniqueLayout({
  entry,
  children,
}: {
  entry: EntryOf<'communique'>;
  children: ReactNode;
}) {
  return (
    <article>
      <header className={styles.header}>
        <h1 className={styles.title}>{entry.frontmatter.title}</h1>
        <p className={styles.lead}>{entry.description}</p>
      </header>
      {children}
    </article>
  );
}
