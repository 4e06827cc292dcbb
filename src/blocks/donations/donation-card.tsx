import { isSampleNumber } from '../../content/contact-links.ts';
import { Button } from '../../ui/button/button.tsx';
import { facts, scripted } from '../../ui/classes.css.ts';
import { copyProps } from '../../ui/clipboard/copy-text.ts';
import { LiveBlock } from '../live-block.tsx';
import { ReceiverFacts } from '../register/money-receiver.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './donation-card.css.ts';
import { DonationReference } from './donation-reference.tsx';

interface GiftNumberProps {
  phone: string;
  className: string;
}

/** Id of the number in the page; with a dot, because ids of headings have none. */
const ID = 'don.numero';

/** A phone number that receives gifts (mobile money): spaced for the eye, its `value` without spaces for the clipboard. */
export const GiftNumber = ({ phone, className }: GiftNumberProps) => (
  <data id={ID} translate="no" value={phone.replace(/[^\d+]/g, '')} className={className}>
    {phone}
  </data>
);

/** Button that copies the `GiftNumber` of the page; a sample number, which receives nothing, has a less prominent one. */
export function CopyNumber({ isSample }: { isSample: boolean }) {
  const { manifest, words } = useSite();
  const { copie: copied, 'copie-impossible': refused } = manifest.notices;
  return (
    <Button
      label={words.donation.copyNumber}
      variant={isSample ? 'outline' : 'default'}
      className={scripted}
      {...copyProps(ID, { copied, refused })}
    />
  );
}

/** Receiver and phone number of mobile money donations, and a form for the reference of a donation (spec section 2, Soutenir). */
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
      {isSample && (
        <p>
          <strong>{receiver.sampleCopied}</strong>
        </p>
      )}
      <dl className={facts}>
        <ReceiverFacts keys={['organisation', 'person']} />
        <dt>{donation.recipient}</dt>
        <dd>{recipient}</dd>
        <dt>{donation.number}</dt>
        <dd>
          <GiftNumber phone={phone} className={styles.number} />
        </dd>
      </dl>
      <CopyNumber isSample={isSample} />
      <p className={styles.hint}>{donation.hint}</p>
      <LiveBlock
        name="DonationReference"
        block={DonationReference}
        props={{ words: donation, notices }}
        boxless
      />
    </div>
  );
}
