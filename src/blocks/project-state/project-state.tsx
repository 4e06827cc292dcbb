import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { COLON } from '../../content/languages.ts';
import { fcfa, fundingPercent, percentage, writtenNumber } from '../../content/money.ts';
import { lastCount, voteOf } from '../../content/register.ts';
import { PROJECT_STAGES } from '../../content/vocabulary.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { card } from '../../ui/card/card.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import { tag } from '../soon-button/soon-button.css.ts';
import * as styles from './project-state.css.ts';

type FundingProps = Pick<
  FrontmatterOf<'initiative'>,
  'title' | 'budget' | 'collected' | 'status' | 'vote'
>;

type Status = FrontmatterOf<'initiative'>['status'];

/** Funding of a project: percentage with a bar (or number of votes), collected money and budget in FCFA. */
export function Funding(sheet: FundingProps) {
  const { title, budget, collected } = sheet;
  const { words, lang, manifest } = useSite();
  const { funded, funding, collected: collectedLabel, budget: budgetLabel } = words.projects;
  const percent = fundingPercent(collected, budget);
  const vote = voteOf(sheet, manifest.site);
  const count = vote && lastCount(vote)?.for;
  return (
    <div className={styles.funding}>
      {/* A project under vote shows its votes, because it collects no money yet. */}
      {vote ? (
        <p className={styles.percent}>
          <span className={styles.figure}>{writtenNumber(count ?? 0, lang)}</span>{' '}
          <span>{words.vote.count}</span>
        </p>
      ) : (
        <>
          <p className={styles.percent}>
            <span className={styles.figure}>{percentage(percent, lang)}</span> <span>{funded}</span>
          </p>
          {/* A project may collect more than its budget; the bar is then full. */}
          <Progress label={funding + COLON[lang] + title} value={Math.min(percent, 100)} />
        </>
      )}
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

/** Colour of a status: `info` (blue) for « En collecte » (raising money), `success` (green) for others (spec section 4). */
export const badgeTone = (status: Status) => (status === 'En collecte' ? 'info' : 'success');

/** Whether a project accepts gifts: all except finished projects. */
export const takesGifts = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) =>
  status !== 'Terminé';

export const StatusBadge = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) => (
  <span className={styles.tone[badgeTone(status)]}>{useSite().translate(status)}</span>
);

/** The stages of a project, with the current one marked. Null in cards of light pages (`/leger`): their badge is enough. */
export function Stages({ status, inCard }: { status: Status; inCard?: boolean }) {
  const { translate, words, light } = useSite();
  if (light && inCard) return null;
  return (
    <ol
      role="list"
      // Screen readers already read the current stage in the badge of the card.
      aria-hidden={inCard}
      aria-label={words.projects.stages}
      className={inCard ? `${styles.stages} ${styles.inCard}` : styles.stages}
    >
      {PROJECT_STAGES.map((stage) => (
        <li key={stage} aria-current={stage === status ? 'step' : undefined}>
          <span>{translate(stage)}</span>
        </li>
      ))}
    </ol>
  );
}

/** A tag on a project that asks for money and has no way to send it yet. */
export function NotOpenTag({ status, support, collected }: FrontmatterOf<'initiative'>) {
  const { notOpen } = useSite().words.projects;
  const isAsking = status === 'En collecte' && collected === 0;
  return isAsking && !support && <span className={`${tag} ${styles.sentence}`}>{notOpen}</span>;
}

export function SampleProjects({ items }: BlockProps<'SampleProjects'>) {
  const { words, lang } = useSite();
  return (
    <ul role="list" className={styles.cards}>
      {items.map(({ name, progress, icon, image, alt }) => (
        <li key={name} className={card}>
          <ContentPicture src={image} alt={alt} sizes={`${fromDesktop} 24rem, 100vw`} />
          <span className={styles.tone.info}>{words.cards.sample}</span>
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
