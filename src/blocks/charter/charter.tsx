import { sectionAnchor, UniqueIds } from '../../content/anchors.ts';
import { prose } from '../../theme/global.css.ts';
import { PageIds } from '../section-headings.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './charter.css.ts';

/** The charter: its table of contents, then every section in the order of its file; nothing without a section. */
export function Charter() {
  const { charter } = useSite();
  if (charter.length === 0) return null;
  const ids = new UniqueIds();
  const sections = charter.map(({ entry, text }) => ({
    id: ids.give(sectionAnchor(entry.slug)),
    title: entry.frontmatter.title,
    text,
  }));
  return (
    <PageIds value={ids}>
      <nav aria-label="Sommaire de la charte" className={styles.contents}>
        <p className={styles.contentsTitle}>Sommaire</p>
        <ol className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, text }, index) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} className={styles.title}>
            <span className={styles.number}>{index + 1}.</span> {title}
          </h2>
          <div className={prose}>{text}</div>
        </section>
      ))}
    </PageIds>
  );
}
