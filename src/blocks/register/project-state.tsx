import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { COLON } from '../../content/languages.ts';
import { fcfa, fundingPercent, percentage, writtenNumber } from '../../content/money.ts';
import { lastCount, voteOf } from '../../content/register.ts';
import { PROJECT_STAGES } from '../../content/vocabulary.ts';
import { stacks } from '../../theme/classes.css.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import { useSite } from '../site-context.ts';
import * as styles from './project-state.css.ts';

type FundingProps = Pick<
  FrontmatterOf<'initiative'>,
  'title' | 'budget' | 'collected' | 'status' | 'vote'
>;

type Status = FrontmatterOf<'initiative'>['status'];

/** A large number with what it counts: « 45 % du budget collecté ». */
export const Percent = ({ value, of }: { value: string; of: string }) => (
  <p className={styles.percent}>
    <b>{value}</b> <span>{of}</span>
  </p>
);

/** Funding of a project: percentage with a bar (or number of votes), collected money and budget in FCFA. */
export function Funding(sheet: FundingProps) {
  const { title, budget, collected } = sheet;
  const { words, lang, manifest } = useSite();
  const labels = words.projects;
  const percent = fundingPercent(collected, budget);
  const vote = voteOf(sheet, manifest.site);
  const sums = [
    [labels.collected, collected],
    [labels.budget, budget],
  ] as const;
  return (
    <div className={stacks[1]}>
      {/* A project under vote shows its votes, because it collects no money yet. */}
      {vote ? (
        <Percent value={writtenNumber(lastCount(vote)?.for ?? 0, lang)} of={words.vote.count} />
      ) : (
        <>
          <Percent value={percentage(percent, lang)} of={labels.funded} />
          {/* A project may collect more than its budget; the bar is then full. */}
          <Progress label={labels.funding + COLON[lang] + title} value={Math.min(percent, 100)} />
        </>
      )}
      <dl className={styles.sums}>
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fcfa(amount, lang)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Colour of a status: `info` (blue) for « En collecte » (raising money), `success` (green) for others (spec section 4). */
export const badgeTone = (status: Status) => (status === 'En collecte' ? 'info' : 'success');

/** Whether a project accepts gifts: all except finished projects. */
export const takesGifts = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) =>
  status !== 'Terminé';

export const StatusBadge = ({ status }: { status: Status }) => (
  <span className={statusTag[badgeTone(status)]}>{useSite().translate(status)}</span>
);

/** The stages of a project, with the current one marked. */
export function Stages({ status, inCard }: { status: Status; inCard?: boolean }) {
  const { translate, words } = useSite();
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

/** A sentence on a project that asks for money and has no way to send it yet. */
export function NotOpenTag({ status, support, collected }: FrontmatterOf<'initiative'>) {
  const { notOpen } = useSite().words.projects;
  const isAsking = status === 'En collecte' && collected === 0;
  return isAsking && !support && <span className={styles.notOpen}>{notOpen}</span>;
}
