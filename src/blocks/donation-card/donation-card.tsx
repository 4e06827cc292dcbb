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
  /** The notices for a copy that worked, and for one that was refused. */
  notices: { phone: CopyNotices; reference: CopyNotices };
  words: Words['donation'];
  /** Of a number that is a sample: what is beside it, and what follows once it is copied. */
  sample?: { label: string; copied: string } | undefined;
}

/** The number that receives donations, and the reference to write on one (spec section 2, Soutenir). */
export function DonationCard({ phone, recipient, notices, words, sample }: DonationCardProps) {
  const { anonymous: nobody } = words;
  const number = useRef<HTMLElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const anonymous = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLElement>(null);
  const [reference, setReference] = useState(donationReference('', false, nobody));
  const [isCopied, setCopied] = useState(false);
  /** Who writes a name does not stay anonymous; text typed before hydration counts. */
  const compose = (event?: { currentTarget: EventTarget }) => {
    const written = name.current?.value ?? '';
    const box = anonymous.current;
    if (box && event?.currentTarget !== box) box.checked = !written;
    setReference(donationReference(written, box?.checked ?? false, nobody));
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
          <input ref={name} onInput={compose} maxLength={LONGEST_NAME} autoComplete="name" />
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

/** Longest name put in a reference: transfer applications cut longer ones. */
const LONGEST_NAME = 60;

/** What the hint quotes stays on one line. */
const QUOTED = /([«“][^»”]*[»”],?)/;

/** The reference of a transfer (spec section 2): "DON ADG - {name}", with `nobody` in place of no name. */
export function donationReference(name: string, anonymous: boolean, nobody: string): string {
  const known = anonymous ? '' : name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  return `DON ADG - ${known || nobody}`;
}
