import { Island } from '../island.tsx';
import { NamedReceiver } from '../register/money-receiver.tsx';
import { Payment } from '../register/payment.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './donation-card.css.ts';

/** Receiver and phone number of mobile money donations, and a form for the reference of a donation (docs/contract.md#register). */
export function DonationCard() {
  const { manifest, notices, words } = useSite();
  const { phone, recipient } = manifest.site.donation;
  const { donation } = words;
  const copied = notices['copie-reference'];
  const refused = notices['copie-reference-impossible'];
  return (
    <div className={styles.card}>
      <Payment phone={phone} recipient={recipient} />
      <div className={styles.rest}>
        <p className={styles.hint}>{donation.hint}</p>
        <Island
          name="DonationReference"
          props={{ words: donation, notices: { copied, refused } }}
          boxless
        />
        <NamedReceiver />
      </div>
    </div>
  );
}
