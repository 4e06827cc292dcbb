import { isSampleNumber } from '../../content/contact-links.ts';
import { Button } from '../../ui/button/button.tsx';
import { facts, scripted } from '../../ui/classes.css.ts';
import { copyProps } from '../../ui/clipboard/copy-text.ts';
import { LiveBlock } from '../live-block.tsx';
import { MoneyReceiver } from '../register/money-receiver.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './donation-card.css.ts';
import { DonationReference } from './donation-reference.tsx';

interface GiftNumberProps {
  phone: string;
  recipient: string;
  /** Text to write with the gift, such as `JP - ecole`. */
  reference?: string;
}

/** Id of the number in the page; with a dot, because ids of headings have none. */
const ID = 'don.numero';

/**
 * Receiver and phone number of a gift (mobile money), and a button that copies the number: spaced for the eye, its `value`
 * without spaces for the clipboard. A sample number, which receives nothing, has a warning.
 */
export function GiftNumber({ phone, recipient, reference }: GiftNumberProps) {
  const { notices, words } = useSite();
  const { copie: copied, 'copie-impossible': refused } = notices;
  return (
    <div className={styles.gift}>
      {isSampleNumber(phone) && <p className={styles.warning}>{words.receiver.sampleCopied}</p>}
      <MoneyReceiver keys={['organisation', 'person']}>
        <dt>{words.donation.recipient}</dt>
        <dd translate="no">{recipient}</dd>
      </MoneyReceiver>
      <dl className={facts}>
        {reference && (
          <>
            <dt>{words.register.reference}</dt>
            <dd translate="no">{reference}</dd>
          </>
        )}
        <dt>{words.donation.number}</dt>
        <dd>
          <data
            id={ID}
            translate="no"
            value={phone.replace(/[^\d+]/g, '')}
            className={styles.number}
          >
            {phone}
          </data>
        </dd>
      </dl>
      <Button
        label={words.donation.copyNumber}
        className={scripted}
        {...copyProps(ID, { copied, refused })}
      />
    </div>
  );
}

/** Receiver and phone number of mobile money donations, and a form for the reference of a donation (spec section 2, Soutenir). */
export function DonationCard() {
  const { manifest, notices, words } = useSite();
  const { phone, recipient } = manifest.site.donation;
  const { donation } = words;
  const copied = notices['copie-reference'];
  const refused = notices['copie-reference-impossible'];
  return (
    <div className={styles.card}>
      <GiftNumber phone={phone} recipient={recipient} />
      <p className={styles.hint}>{donation.hint}</p>
      <LiveBlock
        name="DonationReference"
        block={DonationReference}
        props={{ words: donation, notices: { copied, refused } }}
        boxless
      />
    </div>
  );
}
