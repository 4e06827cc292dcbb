import { FRAME_IDS } from '../../content/anchors.ts';
import { prose } from '../../theme/global.css.ts';
import { sectionAnchor, UniqueIds } from '../../values/unique-ids.ts';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './charter.css.ts';
import { PageIds } from './charter.tsx';

/** Questions in the order of their files, each with its answer in a closed `<details>`; without questions, `children`. */
export function Faq({ children }: BlockProps<'Faq'>) {
  const { faq } = useSite();
  if (faq.length === 0) return children;
  const ids = new UniqueIds(FRAME_IDS);
  const questions = faq.map((one) => ({ ...one, id: ids.give(sectionAnchor(one.entry.slug)) }));
  return (
    <PageIds value={ids}>
      <div>
        {questions.map(({ id, entry, text }) => (
          <details key={id} id={id}>
            <summary>
              <h2 className={styles.question}>{entry.frontmatter.question}</h2>
            </summary>
            <div className={prose}>{text}</div>
          </details>
        ))}
      </div>
    </PageIds>
  );
}
