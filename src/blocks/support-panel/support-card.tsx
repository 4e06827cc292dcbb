import { useRef } from 'react';
import { button } from '../../ui/button/button.css.ts';
import { copyWithNotice } from '../../ui/clipboard/copy-text.ts';
import type { Notice } from '../../ui/notice.ts';
import { scripted } from '../donation-card/donation-card.css.ts';
import * as styles from './support-panel.css.ts';

interface SupportCardProps {
  phone: string;
  notices: { copied: Notice; refused: Notice };
  label: string;
}

/** Phone number for gifts (mobile money) to a project, and a button that copies it. */
export function SupportCard({ phone, notices, label }: SupportCardProps) {
  const number = useRef<HTMLElement>(null);
  return (
    <>
      <span ref={number} className={styles.number}>
        {phone}
      </span>
      <button
        type="button"
        className={`${button({})} ${scripted}`}
        onClick={() => copyWithNotice(phone, number.current, notices)}
      >
        {label}
      </button>
    </>
  );
}
