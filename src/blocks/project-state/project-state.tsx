import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { COLON } from '../../content/languages.ts';
import { fcfa, fundingPercent, percentage } from '../../content/money.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { card } from '../../ui/card/card.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './project-state.css.ts';

type FundingProps = Pick<FrontmatterOf<'initiative'>, 'title' | 'budget' | 'collected'>;

/** How much of a project's budget is there: the percentage and its bar, both sums in FCFA. */
export function Funding({ title, budget, collected }: FundingProps) {
  const { words, lang } = useSite();
  const { funded, funding, collected: collectedLabel, budget: budgetLabel } = words.projects;
  const percent = fundingPercent(collected, budget);
  return (
    <div className={styles.funding}>
      <p className={styles.percent}>
        <span className={styles.figure}>{percentage(percent, lang)}</span> {funded}
      </p>
      {/* A project may collect more than it asked for; its bar is then full. */}
      <Progress label={funding + COLON[lang] + title} value={Math.min(percent, 100)} />
      <dl className={styles.sums}>
        <div>
          <dt className={styles.label}>{collectedLabel}</dt>
          <dd className={styles.amount}>{fcfa(collected, lang)}</dd>
        </div>
        <div>
          <dt className={styles.label}>{budgetLabel}</dt>
          <dd className={styles.amount}>{fcfa(budget, lang)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The colour of a status: blue while money is raised, green for any other (spec section 4). */
export const badgeTone = (status: FrontmatterOf<'initiative'>['status']) =>
  status === 'En collecte' ? 'info' : 'success';

/** Whether a project still takes gifts: one that is finished asks for nothing. */
export const takesGifts = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) =>
  status !== 'Terminé';

/** The status of a project, in words and in colour. */
export const StatusBadge = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) => (
  <span className={styles.tone[badgeTone(status)]}>{useSite().say(status)}</span>
);

export function SampleProjects({ items }: BlockProps<'SampleProjects'>) {
  const { words, lang } = useSite();
  return (
    <ul role="list" className={styles.cards}>
      {items.map(({ name, progress, icon, image, alt }) => (
        <li key={name} className={card}>
          <ContentPicture src={image} alt={alt} sizes={`${fromDesktop} 24rem, 100vw`} />
          <h3 className={styles.name}>
            {!image && <Icon name={icon} />} {name}
          </h3>
          <p className={styles.percent}>
            <span className={styles.figure}>{percentage(progress, lang)}</span>{' '}
            {words.projects.done}
          </p>
          <Progress label={words.projects.progress + COLON[lang] + name} value={progress} />
        </li>
      ))}
    </ul>
  );
}
