import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../content/schema/interface.ts';
import { button } from '../../ui/button/button.css.ts';
import { copyWithNotice } from '../../ui/clipboard/copy-text.ts';
import type { Notice } from '../../ui/notice.ts';
import * as styles from './donation-card.css.ts';

interface CopyNotices {
  copied: Notice;
  refused: Notice;
}

interface DonationCardProps {
  phone: string;
  recipient: string;
  notices: { phone: CopyNotices; reference: CopyNotices };
  words: Words['donation'];
  /** For a sample number (`+241 00 00 00 00`): text below the number, and text after it was copied. */
  sample?: { label: string; copied: string } | undefined;
}

/** The phone number for mobile money donations, and a form for the reference of a donation (spec section 2, Soutenir). */
export function DonationCard({ phone, recipient, notices, words, sample }: DonationCardProps) {
  const { anonymous: nobody } = words;
  const number = useRef<HTMLElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const anonymous = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [reference, setReference] = useState(donationReference('', false, nobody));
  const [isCopied, setCopied] = useState(false);
  /** Updates the reference; a typed name unchecks « anonymous ». Reads the fields, which may be filled before hydration. */
  const compose = (event?: { currentTarget: EventTarget }) => {
    const typed = name.current?.value ?? '';
    const box = anonymous.current;
    if (box && event?.currentTarget !== box) box.checked = !typed;
    setReference(donationReference(typed, box?.checked ?? false, nobody));
  };
  useEffect(compose, [nobody]);
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <dt>{words.number}</dt>
        <dd className={styles.number}>
          <span ref={number}>{phone}</span>
        </dd>
        {sample && <dd>{sample.label}</dd>}
        <dt>{words.recipient}</dt>
        <dd>{recipient}</dd>
      </dl>
      <button
        type="button"
        className={`${button({})} ${styles.scripted}`}
        onClick={() => {
          copyWithNotice(phone, number.current, notices.phone);
          setCopied(true);
        }}
      >
        {words.copyNumber}
      </button>
      <p role="status">{isCopied && sample?.copied}</p>
      <p className={styles.hint}>
        {words.hint.split(QUOTED).map((part, at) => (
          <span key={part} className={at % 2 === 1 ? styles.whole : undefined}>
            {part}
          </span>
        ))}
      </p>
      <div className={styles.composer}>
        <label className={styles.field}>
          <span>{words.yourName}</span>
          <input ref={name} onInput={compose} maxLength={MAX_NAME_LENGTH} autoComplete="name" />
        </label>
        <label className={styles.check}>
          <input ref={anonymous} type="checkbox" defaultChecked onChange={compose} />
          {words.stayAnonymous}
        </label>
        <p>
          {`${words.reference} `}
          <strong ref={shown} className={styles.reference}>
            {reference}
          </strong>
        </p>
        <button
          type="button"
          className={button({ variant: 'outline' })}
          onClick={() => copyWithNotice(reference, shown.current, notices.reference)}
        >
          {words.copyReference}
        </button>
      </div>
    </div>
  );
}

/** Maximum length of a name (characters): applications for money transfers cut longer texts. */
const MAX_NAME_LENGTH = 60;

/** Matches quoted words of the hint, such as `« DON ADG »`, which must not be broken. */
const QUOTED = /([«“][^»”]*[»”],?)/;

/** Reference of a money transfer (spec section 2): `DON ADG - Awa`; with `nobody` for an empty or anonymous name. */
export function donationReference(name: string, anonymous: boolean, nobody: string): string {
  const given = anonymous ? '' : name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH).trim();
  return `DON ADG - ${given || nobody}`;
}
