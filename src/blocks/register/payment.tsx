import { isSampleNumber } from '../../site/contact-links.ts';
import { Button } from '../../ui/button/button.tsx';
import { scripted, strong } from '../../ui/classes.css.ts';
import { copyProps } from '../../ui/clipboard/copy-text.ts';
import { Facts, properName } from '../../ui/facts.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './account.css.ts';

interface PaymentProps {
  phone: string;
  recipient: string;
  /** Text to write with the gift, such as `JP - ecole`. */
  reference?: string;
}

/** Id of the number in the page; with a dot, because ids of headings have none. */
const ID = 'don.numero';

/**
 * Where to pay by mobile money: number, receiver, reference, and a button that copies the number: spaced for the eye, its
 * `value` without spaces for the clipboard. A sample number, which receives nothing, has a warning and a less prominent button.
 */
export function Payment({ phone, recipient, reference }: PaymentProps) {
  const { notices, words } = useSite();
  const { copie: copied, 'copie-impossible': refused } = notices;
  const isSample = isSampleNumber(phone);
  const number = (
    <data id={ID} translate="no" value={phone.replace(/[^\d+]/g, '')} className={styles.payTo}>
      {phone}
    </data>
  );
  return (
    <div className={`${strong} ${styles.payment}`}>
      {isSample && <p className={styles.warning}>{words.receiver.sampleCopied}</p>}
      <Facts
        rows={[
          [words.donation.number, number],
          [words.donation.recipient, properName(recipient)],
          ...(reference ? [[words.register.reference, properName(reference)] as const] : []),
        ]}
      />
      <div>
        <Button
          label={words.donation.copyNumber}
          variant={isSample ? 'outline' : 'default'}
          className={scripted}
          {...copyProps(ID, { copied, refused })}
        />
      </div>
    </div>
  );
}
