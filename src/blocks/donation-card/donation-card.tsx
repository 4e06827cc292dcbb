import { type RefObject, useEffect, useRef, useState } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { copyText, selectText } from '../../ui/clipboard/copy-text.ts';
import type { NoticeText } from '../../ui/notice.ts';
import { notify } from '../../ui/toast/notify.ts';
import * as styles from './donation-card.css.ts';

interface CopyNotices {
  copied: NoticeText;
  refused: NoticeText;
}

interface DonationCardProps {
  phone: string;
  recipient: string;
  /** The notices for a copy that worked, and for one that was refused. */
  notices: { phone: CopyNotices; reference: CopyNotices };
}

/** The number that receives donations, and the reference to write on one (spec section 2, Soutenir). */
export function DonationCard({ phone, recipient, notices }: DonationCardProps) {
  const number = useRef<HTMLElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const anonymous = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [reference, setReference] = useState(donationReference('', false));
  const compose = () =>
    setReference(donationReference(name.current?.value ?? '', anonymous.current?.checked ?? false));
  // Text typed before hydration counts.
  useEffect(compose, []);
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <dt>Numéro mobile money</dt>
        <dd className={styles.number}>
          <span ref={number}>{phone}</span>
        </dd>
        <dt>Bénéficiaire</dt>
        <dd>{recipient}</dd>
      </dl>
      <button
        type="button"
        className={`${button({})} ${styles.scripted}`}
        onClick={() => copy(phone, number, notices.phone)}
      >
        Copier le numéro
      </button>
      <p className={styles.hint}>
        {'Dans le motif du transfert, écrivez '}
        <span className={styles.whole}>«&#8239;DON ADG - votre nom&#8239;»,</span>
        {' ou '}
        <span className={styles.whole}>«&#8239;DON ADG - Anonyme&#8239;»</span> si vous préférez.
      </p>
      <div className={styles.composer}>
        <label className={styles.field}>
          <span>Votre nom</span>
          <input ref={name} onInput={compose} maxLength={LONGEST_NAME} autoComplete="name" />
        </label>
        <label className={styles.check}>
          <input ref={anonymous} type="checkbox" onChange={compose} />
          Rester anonyme
        </label>
        <p>
          {'Votre référence\u00a0: '}
          <strong ref={shown} className={styles.reference}>
            {reference}
          </strong>
        </p>
        <button
          type="button"
          className={button({ variant: 'outline' })}
          onClick={() => copy(reference, shown, notices.reference)}
        >
          Copier la référence
        </button>
      </div>
    </div>
  );
}

async function copy(text: string, shown: RefObject<Element | null>, notices: CopyNotices) {
  const done = await copyText(text);
  if (!done) selectText(shown.current);
  notify(done ? notices.copied : { ...notices.refused, variant: 'destructive' });
}

/** Longest name put in a reference: transfer applications cut longer ones. */
const LONGEST_NAME = 60;

/** The reference of a transfer (spec section 2): "DON ADG - {name}", "DON ADG - Anonyme" without a name. */
export function donationReference(name: string, anonymous: boolean): string {
  const known = anonymous ? '' : name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  return `DON ADG - ${known || 'Anonyme'}`;
}
