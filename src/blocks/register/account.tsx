import type { ReactNode } from 'react';
import type { EntryOf } from '../../model/manifest.ts';
import {
  hasOpenCollection,
  hasSampleFigures,
  lastCount,
  movementsOf,
  SHOWN_MOVEMENTS,
  type Sheet,
  takesGifts,
  voteOf,
} from '../../model/register/register.ts';
import { COLON, filled } from '../../site/languages.ts';
import { fcfa, fundingPercent, percentage, writtenNumber } from '../../site/money.ts';
import { stacks, wraps } from '../../theme/classes.css.ts';
import { across } from '../../ui/classes.css.ts';
import { Facts, properName } from '../../ui/facts.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { sample as dashed, status as statusTag } from '../../ui/tag/tag.css.ts';
import { useRenderContext } from '../render-context.ts';
import * as styles from './account.css.ts';
import { NamedReceiver, Payment } from './money-receiver.tsx';
import { Movements } from './movements.tsx';

/** Id of the section with all receipts and expenses on the page of an initiative; with a dot, because ids of headings have none. */
export const MONEY_ANCHOR = 'fiche.comptes';

interface AccountProps {
  entry: EntryOf<'initiative'>;
}

/**
 * The money of an initiative on its page, below its bar and sums: receiver, number and reference while its collection is
 * open, and its last movements with their proof.
 */
export function Account({ entry }: AccountProps) {
  const { frontmatter, slug } = entry;
  const { manifest, words } = useRenderContext();
  const { support, ends } = frontmatter;
  const movements = movementsOf(frontmatter);
  const isOpen = hasOpenCollection(frontmatter, manifest.today);
  const isAsking =
    takesGifts(frontmatter, manifest.today) && !voteOf(frontmatter, manifest.settings);
  return (
    <>
      {isOpen && support && (
        <div data-until={ends} className={stacks[2]}>
          {support.note && <p>{support.note}</p>}
          <Payment {...support} reference={`JP - ${slug}`} />
        </div>
      )}
      {!support && isAsking && <NamedReceiver />}
      {movements.length > 0 && (
        <div className={stacks[1]}>
          <small>
            <strong>{words.register.movements}</strong>
          </small>
          <Movements items={movements.slice(0, SHOWN_MOVEMENTS)} />
          {movements.length > SHOWN_MOVEMENTS && (
            <a href={`#${MONEY_ANCHOR}`}>{words.register.allMovements}</a>
          )}
        </div>
      )}
    </>
  );
}

/** A large number with what it counts: « 45 % du budget collecté ». */
export const Percent = ({ value, of }: { value: string; of: string }) => (
  <p className={styles.percent}>
    <b className={styles.number}>{value}</b> <span>{of}</span>
  </p>
);

interface FundingProps {
  sheet: Sheet;
  isInList?: boolean;
  children?: ReactNode;
}

/**
 * Funding of an initiative: percentage with a bar (or number of votes), collected money and budget in FCFA; `children`
 * (status, days) above. While nobody can give, the figures are in the frame of an example. A list also names the receiver,
 * and no number: a page that shows one cannot be read without a network.
 */
export function Funding({ sheet, isInList, children }: FundingProps) {
  const { words, lang, manifest } = useRenderContext();
  const { collected, budget, sample } = words.projects;
  const vote = voteOf(sheet, manifest.settings);
  const areSamples = hasSampleFigures(sheet, manifest.today);
  const rows: [string, ReactNode][] = [[budget, fcfa(sheet.budget, lang)]];
  if (!vote) rows.unshift([collected, fcfa(sheet.collected, lang)]);
  if (isInList && sheet.support && hasOpenCollection(sheet, manifest.today))
    rows.push([words.donation.recipient, properName(sheet.support.recipient)]);
  return (
    <div className={stacks[2]}>
      {children && <p className={wraps[2]}>{children}</p>}
      <div className={areSamples ? `${stacks[2]} ${dashed}` : stacks[2]}>
        {areSamples && (
          <p>
            <span className={statusTag.info}>{sample}</span>
          </p>
        )}
        {/* An initiative under vote shows its votes, because it collects no money yet. */}
        {vote ? <Votes count={lastCount(vote)?.for} /> : <Collected sheet={sheet} />}
        <Facts className={across} rows={rows} />
      </div>
    </div>
  );
}

/** Bar of what was collected of the budget. An initiative may collect more; the bar is then full. */
export function FundingBar({ sheet: { title, budget, collected } }: { sheet: Sheet }) {
  const { words, lang } = useRenderContext();
  const value = Math.min(fundingPercent(collected, budget), 100);
  return <Progress label={words.projects.funding + COLON[lang] + title} value={value} />;
}

/** Percentage of the budget that was collected, with its bar. */
function Collected({ sheet }: { sheet: Sheet }) {
  const { words, lang } = useRenderContext();
  const { funded, missing, given } = words.projects;
  const { budget, collected } = sheet;
  const percent = fundingPercent(collected, budget);
  return (
    <>
      <Percent value={percentage(percent, lang)} of={funded} />
      {/* The rounded percentage alone would say that all, or nothing, is there. */}
      {percent === 100 && collected < budget && (
        <p>{filled(missing, { amount: fcfa(budget - collected, lang) })}</p>
      )}
      {percent === 0 && collected > 0 && <p>{filled(given, { amount: fcfa(collected, lang) })}</p>}
      <FundingBar sheet={sheet} />
    </>
  );
}

/** Number of votes in favour; before the first count, a sentence that there is none. */
function Votes({ count }: { count: number | undefined }) {
  const { words, lang } = useRenderContext();
  return count === undefined ? (
    <p>{words.vote.none}</p>
  ) : (
    <Percent value={writtenNumber(count, lang)} of={words.vote.count} />
  );
}
