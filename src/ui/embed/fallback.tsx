import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { telAddress } from '../../engine/text.ts';
import { button } from '../button/button.css.ts';
import * as styles from './embed.css.ts';
import type { EmbedWords } from './protocol.ts';

interface FallbackProps {
  /** Receives the element, whose height the box needs. */
  part: RefObject<HTMLDivElement | null>;
  words: EmbedWords;
  address: string;
  email: string;
  phone: string;
  onRetry: () => void;
  /** What takes the focus when this is removed while the focus is in it. */
  place: RefObject<HTMLElement | null>;
}

/** What stands in for a frame that does not come: the same thing elsewhere, an e-mail, a call. */
export function Fallback({ part, words, address, email, phone, onRetry, place }: FallbackProps) {
  useLayoutEffect(() => {
    const fallback = part.current;
    return () => {
      if (fallback?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
    };
  }, [part, place]);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeard(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={part} className={styles.fallback}>
      {/* A live region must be there before its words, or they are not read out; their room is reserved meanwhile. */}
      <p role="status">
        <span className={isHeard ? undefined : styles.unheard}>{words.failed}</span>
      </p>
      <ul className={styles.ways}>
        <li>
          <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {words.openThere}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={styles.link}>
            {words.write}
          </a>
        </li>
        <li>
          <a href={telAddress(phone)} className={styles.link}>
            {words.call}
          </a>
        </li>
      </ul>
      <button type="button" className={button({ variant: 'outline' })} onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}
