import { sectionAnchor, UniqueIds } from '../../content/anchors.ts';
import { prose } from '../../theme/global.css.ts';
import type { BlockProps } from '../block-props.ts';
import { LiveBlock } from '../live-block.tsx';
import { PageIds } from '../section-headings.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './faq.css.ts';
import { LinkedAnswer } from './linked-answer.tsx';

/** The questions in the order of their files, each closed over its answer; without a question, what the editor wrote instead. */
export function Faq({ children }: BlockProps<'Faq'>) {
  const { faq } = useSite();
  if (faq.length === 0) return children;
  const ids = new UniqueIds();
  const questions = faq.map(({ entry, text }) => ({
    id: ids.give(sectionAnchor(entry.slug)),
    question: entry.frontmatter.question,
    text,
  }));
  return (
    <PageIds value={ids}>
      <div>
        {questions.map(({ id, question, text }) => (
          <details key={id} id={id} className={styles.question}>
            <summary>
              <h2 className={styles.title}>{question}</h2>
            </summary>
            <div className={`${prose} ${styles.answer}`}>{text}</div>
          </details>
        ))}
        <LiveBlock name="LinkedAnswer" block={LinkedAnswer} props={{}} boxless />
      </div>
    </PageIds>
  );
}
