import { labelOfMovement, type Movement } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { signedFcfa } from '../../site/money.ts';
import { Link } from '../../ui/link/link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './account.css.ts';
import { Proof } from './proof.tsx';

interface MovementsProps {
  items: readonly Movement[];
  /** Page with all movements, behind the list. */
  all?: string | undefined;
}

/** Money that came in or went out, newest first: sum, source or use, day, proof; null without any. */
export function Movements({ items, all }: MovementsProps) {
  const { words, lang } = useSite();
  const { movements, allMovements, proof: label } = words.register;
  if (items.length === 0) return null;
  return (
    <div className={styles.movements}>
      <p className={styles.named}>{movements}</p>
      <ul role="list" aria-label={movements}>
        {items.map(({ date, amount, name, reason, of, proof, due }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two movements may be equal
          <li key={at} className={styles.movement}>
            <span className={styles.movedSum}>{signedFcfa(amount, lang)}</span>{' '}
            <span className={styles.movedName}>
              <bdi>{labelOfMovement({ name, reason })}</bdi>
              {of && (
                <>
                  {' – '}
                  <Link href={of.route}>{of.title}</Link>
                </>
              )}
            </span>{' '}
            <span className={styles.movedDay}>
              <time dateTime={date} className={styles.unwrapped}>
                {writtenDay(date, lang)}
              </time>
              {(proof || due) && (
                <span>
                  {proof ? ' · ' : ` · ${label} `}
                  <Proof proof={proof} due={due} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {all && (
        <p>
          <Link href={all}>{allMovements}</Link>
        </p>
      )}
    </div>
  );
}
