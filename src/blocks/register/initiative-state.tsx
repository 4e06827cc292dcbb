import type { ReactNode } from 'react';
import { isExample, lastCount, type Sheet, voteOf } from '../../model/register/register.ts';
import { COLON, filled } from '../../site/languages.ts';
import { fcfa, fundingPercent, percentage, writtenNumber } from '../../site/money.ts';
import { INITIATIVE_STAGES } from '../../site/vocabulary.ts';
import { stacks, wraps } from '../../theme/classes.css.ts';
import { Facts } from '../../ui/facts.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import { useSite } from '../site-context.ts';
import * as styles from './initiative-state.css.ts';

/** A large number with what it counts: « 45 % du budget collecté ». */
export const Percent = ({ value, of }: { value: string; of: string }) => (
  <p className={styles.percent}>
    <b className={styles.number}>{value}</b> <span>{of}</span>
  </p>
);

/**
 * Funding of an initiative: percentage with a bar (or number of votes), collected money and budget in FCFA; `children` (status, days) above.
 * While nobody can give, the figures are marked as an example; the card or panel around them has a dashed border.
 */
export function Funding({ sheet, children }: { sheet: Sheet; children?: ReactNode }) {
  const { title, budget, collected } = sheet;
  const { words, lang, manifest } = useSite();
  const labels = words.projects;
  const percent = fundingPercent(collected, budget);
  const vote = voteOf(sheet, manifest.site);
  const isSample = isExample(sheet, manifest.today);
  return (
    <div className={stacks[2]}>
      {(isSample || children) && (
        <p className={wraps[2]}>
          {isSample && <span className={statusTag.info}>{words.cards.sample}</span>}
          {children}
        </p>
      )}
      {/* An initiative under vote shows its votes, because it collects no money yet. */}
      {vote ? (
        <Votes count={lastCount(vote)?.for} />
      ) : (
        <>
          <Percent value={percentage(percent, lang)} of={labels.funded} />
          {/* The rounded percentage alone would say that all, or nothing, is there. */}
          {percent === 100 && collected < budget && (
            <p>{filled(labels.missing, { amount: fcfa(budget - collected, lang) })}</p>
          )}
          {percent === 0 && collected > 0 && (
            <p>{filled(labels.given, { amount: fcfa(collected, lang) })}</p>
          )}
          {/* An initiative may collect more than its budget; the bar is then full. */}
          <Progress label={labels.funding + COLON[lang] + title} value={Math.min(percent, 100)} />
        </>
      )}
      <Facts
        className={styles.sums}
        rows={[
          [labels.collected, fcfa(collected, lang)],
          [labels.budget, fcfa(budget, lang)],
        ]}
      />
    </div>
  );
}

/** Number of votes in favour; before the first count, a sentence that there is none. */
function Votes({ count }: { count: number | undefined }) {
  const { words, lang } = useSite();
  return count === undefined ? (
    <p>{words.vote.none}</p>
  ) : (
    <Percent value={writtenNumber(count, lang)} of={words.vote.count} />
  );
}

/** Colour of a status: `info` (blue) for « En collecte » (raising money), `success` (green) for others (docs/contract.md#register). */
export const StatusBadge = ({ status }: Pick<Sheet, 'status'>) => (
  <span className={statusTag[status === 'En collecte' ? 'info' : 'success']}>
    {useSite().translate(status)}
  </span>
);

/** The stages of an initiative, with the current one marked; null for an example, whose earlier stages nobody went through. */
export function Stages({ sheet }: { sheet: Sheet }) {
  const { translate, words, manifest } = useSite();
  if (isExample(sheet, manifest.today)) return null;
  return (
    <ol role="list" aria-label={words.projects.stages} className={styles.stages}>
      {INITIATIVE_STAGES.map((stage) => (
        <li
          key={stage}
          className={styles.stage}
          aria-current={stage === sheet.status ? 'step' : undefined}
        >
          {translate(stage)}
        </li>
      ))}
    </ol>
  );
}
