import { isSampleNumber } from '../../content/contact-links.ts';
import { LiveBlock } from '../live-block.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './donation-card.css.ts';
import { DonationReference } from './donation-reference.tsx';
import { CopyNumber, GiftNumber } from './gift-number.tsx';

/** Matches quoted words of the hint, such as `« DON ADG »`, which must not be broken. */
const QUOTED = /([«“][^»”]*[»”],?)/;

/** The phone number for mobile money donations, and a form for the reference of a donation (spec section 2, Soutenir). */
export function DonationCard() {
  const { manifest, words } = useSite();
  const { phone, recipient } = manifest.site.donation;
  const { donation, receiver } = words;
  const isSample = isSampleNumber(phone);
  const notices = {
    copied: manifest.notices['copie-reference'],
    refused: manifest.notices['copie-reference-impossible'],
  };
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <dt>{donation.number}</dt>
        <dd>
          <GiftNumber phone={phone} className={styles.number} />
        </dd>
        {isSample && <dd>{receiver.sampleCopied}</dd>}
        <dt>{donation.recipient}</dt>
        <dd>{recipient}</dd>
      </dl>
      <CopyNumber isSample={isSample} />
      <p className={styles.hint}>
        {donation.hint.split(QUOTED).map((part, at) => (
          <span key={part} className={at % 2 === 1 ? styles.whole : undefined}>
            {part}
          </span>
        ))}
      </p>
      <LiveBlock
        name="DonationReference"
        block={DonationReference}
        props={{ words: donation, notices }}
        boxless
      />
    </div>
  );
}
