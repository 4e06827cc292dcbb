import {
  labelOfMovement,
  type Movement,
  type RegisterLine,
} from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { signedFcfa } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import { unbroken } from '../../theme/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from './account.css.ts';

/** Id of the section that verifies proofs, on the page of open data. */
export const PROOFS_ANCHOR = 'preuves';

interface ProofProps extends Pick<RegisterLine, 'proof' | 'due'> {
  /** Also shows the fingerprint (SHA-256) of a file of this site, in a closed `<details>`. */
  withDigest?: boolean;
}

/** A link to the proof (such as a photo of a receipt), or the day `due` by which it is or was promised; null for a correction, without both. */
export function Proof({ proof, due, withDigest }: ProofProps) {
  const { manifest, words, lang } = useRenderContext();
  const { seeProof, verify, promised, late } = words.register;
  if (!proof) {
    if (!due) return null;
    // No line breaks before the year.
    const day = writtenDay(due, lang).replaceAll(' ', '\u00a0');
    return filled(due < manifest.today ? late : promised, { day });
  }
  const digest = manifest.digests[proof];
  return (
    <>
      <Link href={manifest.pictures[proof]?.src ?? proof}>{seeProof}</Link>
      {withDigest && digest && (
        <details className={styles.digest}>
          <summary>{verify}</summary> <span>SHA-256 {digest}</span>
          {manifest.settings.participe?.data && (
            <>
              {' '}
              <Link href={`${ROUTES.data}#${PROOFS_ANCHOR}`}>{words.proofs.title}</Link>
            </>
          )}
        </details>
      )}
    </>
  );
}

/** Money that came in or went out, newest first: source or use, sum, day, proof. */
export function Movements({ items }: { items: readonly Movement[] }) {
  const { words, lang } = useRenderContext();
  const { movements, proof: label } = words.register;
  return (
    <ul role="list" aria-label={movements}>
      {items.map(({ date, amount, name, reason, of, proof, due }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two movements may be equal
        <li key={at} className={styles.movement}>
          <span className={styles.moved}>
            <bdi>{labelOfMovement({ name, reason })}</bdi>
            {of && (
              <>
                {' – '}
                <Link href={of.route}>{of.title}</Link>
              </>
            )}
          </span>{' '}
          <strong className={unbroken}>{signedFcfa(amount, lang)}</strong>{' '}
          <span className={styles.day}>
            <time dateTime={date}>{writtenDay(date, lang)}</time>
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
  );
}
