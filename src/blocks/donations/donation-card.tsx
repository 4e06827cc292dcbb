import { isSampleNumber } from '../../site/contact-links.ts';
import { Button } from '../../ui/button/button.tsx';
import { scripted } from '../../ui/classes.css.ts';
import { copyProps } from '../../ui/clipboard/copy-text.ts';
import { Facts } from '../../ui/facts.tsx';
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
 * without spaces for the clipboard. A sample number, which receives nothing, has a warning and a less prominent button.
 */
export function GiftNumber({ phone, recipient, reference }: GiftNumberProps) {
  const { notices, words } = useSite();
  const { copie: copied, 'copie-impossible': refused } = notices;
  const isSample = isSampleNumber(phone);
  const named = (name: string) => (
    <bdi key={name} translate="no">
      {name}
    </bdi>
  );
  const number = (
    <data id={ID} translate="no" value={phone.replace(/[^\d+]/g, '')} className={styles.number}>
      {phone}
    </data>
  );
  return (
    <div className={styles.gift}>
      {isSample && <p className={styles.warning}>{words.receiver.sampleCopied}</p>}
      <MoneyReceiver
        keys={['organisation', 'person']}
        before={[[words.donation.recipient, named(recipient)]]}
      />
      <Facts
        rows={[
          ...(reference ? [[words.register.reference, named(reference)] as const] : []),
          [words.donation.number, number],
        ]}
      />
      <Button
        label={words.donation.copyNumber}
        variant={isSample ? 'outline' : 'default'}
        className={scripted}
        {...copyProps(ID, { copied, refused })}
      />
    </div>
  );
}

/** Receiver and phone number of mobile money donations, and a form for the reference of a donation (docs/contract.md#register). */
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
