import { createContext, type HTMLAttributes, use } from 'react';
import { FRAME_IDS } from '../../site/routes.ts';
import { prose } from '../../theme/global.css.ts';
import { sectionAnchor, UniqueIds } from '../../values/unique-ids.ts';
import type { BlockProps } from '../block-props.ts';
import { BandParts } from '../section/band-parts.tsx';
import { BandTitle } from '../section/band-title.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './charter.css.ts';

/** The charter (rules of the platform): table of contents, then sections in the order of their files; null without any. */
export function Charter() {
  const { charter, words, foreign } = useSite();
  if (charter.length === 0) return null;
  const ids = new UniqueIds(FRAME_IDS);
  const sections = charter.map(({ entry, text }) => ({
    id: ids.give(sectionAnchor(entry.slug)),
    title: entry.frontmatter.title,
    lang: foreign(entry),
    text,
  }));
  return (
    <PageIds value={ids}>
      <nav aria-label={words.charter.label} className={styles.contents}>
        <p className={styles.contentsTitle}>{words.charter.contents}</p>
        <ol className={styles.list}>
          {sections.map(({ id, title, lang }) => (
            <li key={id} lang={lang}>
              <a href={`#${id}`} className={styles.link}>
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
    </PageIds>
  );
}

/** Questions below their title, in the order of their files, each with its answer in a closed `<details>`; without any, `children`. */
export function Faq({ children }: BlockProps<'Faq'>) {
  const { faq, words } = useSite();
  if (faq.length === 0) return <BandParts layout="text">{children}</BandParts>;
  const ids = new UniqueIds(FRAME_IDS);
  const questions = faq.map((one) => ({ ...one, id: ids.give(sectionAnchor(one.entry.slug)) }));
  return (
    <PageIds value={ids}>
      <BandParts layout="text">
        <BandTitle>{words.faq.title}</BandTitle>
        <div className={styles.questions}>
          {questions.map(({ id, entry, text }) => (
            <details key={id} id={id}>
              <summary>
                <h3 className={styles.question}>{entry.frontmatter.question}</h3>
              </summary>
              <div className={prose}>{text}</div>
            </details>
          ))}
        </div>
      </BandParts>
    </PageIds>
  );
}

/** Heading ids used so far on a page that shows several texts (charter, FAQ); null on a page with one text. */
const PageIds = createContext<UniqueIds | null>(null);

const heading = (Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function SectionHeading({ id, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
    const ids = use(PageIds);
    return <Tag {...rest} id={id && (ids?.give(id) ?? id)} />;
  };

/** Headings of these texts: when two texts have the same heading, the second id gets a number (`dons-1`). */
export const sectionHeadings = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
