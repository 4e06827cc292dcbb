import { lastCount, type Sheet } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { effectiveProvider, embedOf } from '../../site/embeds.ts';
import { COLON, filled } from '../../site/languages.ts';
import { writtenNumber } from '../../site/money.ts';
import type { Settings } from '../../site/schema/site.ts';
import { quietClass, stacks, unbroken } from '../../theme/classes.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { strong } from '../../ui/classes.css.ts';
import { useRenderContext } from '../render-context.ts';
import * as styles from './account.css.ts';
import { Proof } from './movements.tsx';

type Vote = NonNullable<Sheet['vote']>;

/** Id of the site's own form, which is used when no other site collects the votes. */
export const BALLOT_ANCHOR = 'bulletin';

/** Where to vote on another site; undefined where the site's own form composes a message. */
export function voteAddress(
  vote: Vote,
  { forms: { provider, ids } }: Settings,
): string | undefined {
  const isHosted =
    ids.vote && provider !== 'message' && effectiveProvider(provider, ids.vote) !== 'demo';
  return vote.address ?? (isHosted ? embedOf(provider, ids.vote ?? '', 'vote').address : undefined);
}

/** The vote on an initiative, in its panel: last day, where to vote, last count with its proof, rule. */
export function VoteState({ vote }: { vote: Vote }) {
  const { manifest, words, lang } = useRenderContext();
  const labels = words.vote;
  const isOver = vote.until < manifest.today;
  const day = writtenDay(vote.until, lang);
  const count = lastCount(vote);
  const sum = (name: string, votes: number) => (
    <span className={unbroken}>{name + COLON[lang] + writtenNumber(votes, lang)}</span>
  );
  return (
    <div className={stacks[2]}>
      <div className={`${strong} ${styles.payment}`}>
        <p>
          {!isOver && <strong data-until={vote.until}>{filled(labels.until, { day })}</strong>}
          <strong data-after={vote.until} hidden={!isOver}>
            {filled(labels.over, { day })}
          </strong>
        </p>
        {!isOver && (
          <p data-until={vote.until}>
            <ButtonLink
              href={voteAddress(vote, manifest.settings) ?? `#${BALLOT_ANCHOR}`}
              label={labels.action}
            />
          </p>
        )}
      </div>
      {count && (
        <p>
          {filled(labels.last, { day: writtenDay(count.date, lang) }) + COLON[lang]}
          <br />
          <strong>{sum(labels.for, count.for)}</strong>
          {count.against !== undefined && <>, {sum(labels.against, count.against)}</>}{' '}
          {count.proof && (
            <span className={unbroken}>
              <Proof proof={count.proof} />
            </span>
          )}
        </p>
      )}
      <p className={quietClass}>{labels.rule}</p>
    </div>
  );
}
