import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { fcfa, fundingPercent } from '../../content/money.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import * as styles from './funding.css.ts';

type FundingProps = Pick<FrontmatterOf<'initiative'>, 'title' | 'budget' | 'collected'>;

/** How much of a project's budget is there: the percentage and its bar, both sums in FCFA. */
export function Funding({ title, budget, collected }: FundingProps) {
  const percent = fundingPercent(collected, budget);
  return (
    <div className={styles.funding}>
      <p className={styles.percent}>
        <span className={styles.figure}>{percent}&nbsp;%</span> du budget réuni
      </p>
      {/* A project may collect more than it asked for; its bar is then full. */}
      <Progress label={`Financement : ${title}`} value={Math.min(percent, 100)} />
      <dl className={styles.sums}>
        <div>
          <dt className={styles.label}>Collecté</dt>
          <dd className={styles.amount}>{fcfa(collected)}</dd>
        </div>
        <div>
          <dt className={styles.label}>Budget</dt>
          <dd className={styles.amount}>{fcfa(budget)}</dd>
        </div>
      </dl>
    </div>
  );
}
