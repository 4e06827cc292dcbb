import type { BlockProps } from '../block-props.ts';
import * as styles from './action-plan.css.ts';

export function ActionPlan({ items = [] }: BlockProps<'ActionPlan'>) {
  if (items.length === 0) return <p>Le plan d’action sera publié ici.</p>;
  return (
    <ol role="list" className={styles.plan}>
      {items.map(({ step, action, duration, result }) => (
        <li key={step} value={step} className={styles.step}>
          <span className={styles.number}>{step}</span>
          <p className={styles.action}>{action}</p>
          <p className={styles.detail}>
            <span className={styles.label}>Durée&nbsp;: </span>
            {duration}
          </p>
          <p className={styles.detail}>
            <span className={styles.label}>Résultat&nbsp;: </span>
            {result}
          </p>
        </li>
      ))}
    </ol>
  );
}
