import { COLON } from '../../content/languages.ts';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './action-plan.css.ts';

export function ActionPlan({ items = [] }: BlockProps<'ActionPlan'>) {
  const { lang, words, light } = useSite();
  const { none, duration: durationLabel, result: resultLabel } = words.plan;
  if (items.length === 0) return <p>{none}</p>;
  return (
    <ol role="list" className={styles.plan}>
      {items.map(({ step, action, duration, result }) => (
        <li key={step} value={step} className={styles.step}>
          {!light && <span className={styles.number}>{step}</span>}
          <p className={styles.action}>{action}</p>
          <p className={styles.detail}>
            <span className={styles.label}>{durationLabel + COLON[lang]}</span>
            {duration}
          </p>
          <p className={styles.detail}>
            <span className={styles.label}>{resultLabel + COLON[lang]}</span>
            {result}
          </p>
        </li>
      ))}
    </ol>
  );
}
