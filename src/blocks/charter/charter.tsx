import { sectionAnchor } from '../../site/routes.ts';
import { touchLink } from '../../theme/classes.css.ts';
import { prose } from '../../theme/global.css.ts';
import type { BlockProps } from '../block-props.ts';
import { useRenderContext } from '../render-context.ts';
import { BandParts } from '../section/band-parts.tsx';
import { BandTitle } from '../section/band-title.tsx';
import * as styles from './charter.css.ts';

/** The charter (rules of the platform): table of contents, then sections in the order of their files; null without any. */
export function Charter() {
  const { charter, words, foreign } = useRenderContext();
  if (charter.length === 0) return null;
  const sections = charter.map(({ entry, text }) => ({
    id: sectionAnchor(entry.slug),
    title: entry.frontmatter.title,
    lang: foreign(entry),
    text,
  }));
  return (
    <>
      <nav aria-label={words.charter.label} className={styles.contents}>
        <p>
          <strong>{words.charter.contents}</strong>
        </p>
        <ol className={styles.list}>
          {sections.map(({ id, title, lang }) => (
            <li key={id} lang={lang}>
              <a href={`#${id}`} className={touchLink}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, text, lang }, index) => (
        <section key={id} lang={lang} aria-labelledby={id} className={styles.section}>
          <h2 id={id} className={styles.title}>
            <span className={styles.number}>{index + 1}.</span> <span>{title}</span>
          </h2>
          <div className={prose}>{text}</div>
        </section>
      ))}
    </>
  );
}

/** Questions below their title, in the order of their files, each with its answer in a closed `<details>`; without any, `children`. */
export function Faq({ children }: BlockProps<'Faq'>) {
  const { faq, words } = useRenderContext();
  if (faq.length === 0) return <BandParts layout="text">{children}</BandParts>;
  return (
    <BandParts layout="text">
      <BandTitle>{words.faq.title}</BandTitle>
      <div>
        {faq.map(({ entry, text }) => (
          <details key={entry.path} id={sectionAnchor(entry.slug)}>
            <summary>
              <h3 className={styles.question}>{entry.frontmatter.question}</h3>
            </summary>
            <div className={prose}>{text}</div>
          </details>
        ))}
      </div>
    </BandParts>
  );
}
