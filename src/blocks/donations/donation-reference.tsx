import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../site/schema/interface.ts';
import { Button } from '../../ui/button/button.tsx';
import { type CopyNotices, copyProps } from '../../ui/clipboard/copy-text.ts';
import { field, input } from '../../ui/field/field.css.ts';
import * as styles from './donation-card.css.ts';

interface DonationReferenceProps {
  words: Words['donation'];
  notices: CopyNotices;
}

const ID = 'don.reference';

/** Maximum length of a name (characters): applications for money transfers cut longer texts. */
const MAX_NAME_LENGTH = 60;

/** A form that composes the reference of a donation from the visitor's name, or from none. */
export function DonationReference({ words, notices }: DonationReferenceProps) {
  const { anonymous: nobody } = words;
  const name = useRef<HTMLInputElement>(null);
  const anonymous = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState(donationReference('', false, nobody));
  /** Updates the reference; a typed name unchecks « anonymous ». Reads the fields, which may be filled before hydration. */
  const compose = (event?: { currentTarget: EventTarget }) => {
    const typed = name.current?.value ?? '';
    const box = anonymous.current;
    if (box && event?.currentTarget !== box) box.checked = !typed;
    setReference(donationReference(typed, box?.checked ?? false, nobody));
  };
  useEffect(compose, [nobody]);
  return (
    <div className={styles.composer}>
      <label className={field}>
        <span>{words.yourName}</span>
        <input
          ref={name}
          className={input}
          onInput={compose}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
        />
      </label>
      <label className={styles.check}>
        <input
          ref={anonymous}
          type="checkbox"
          className={styles.checkbox}
          defaultChecked
          onChange={compose}
        />
        {words.stayAnonymous}
      </label>
      <p>
        {`${words.reference} `}
        <strong id={ID} translate="no" className={styles.reference}>
          {reference}
        </strong>
      </p>
      <Button label={words.copyReference} variant="outline" {...copyProps(ID, notices)} />
    </div>
  );
}

/** Reference of a money transfer (docs/contract.md#register): `DON ADG - Awa`; with `nobody` for an empty or anonymous name. */
export function donationReference(name: string, anonymous: boolean, nobody: string): string {
  const given = anonymous ? '' : name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH).trim();
  return `DON ADG - ${given || nobody}`;
}
