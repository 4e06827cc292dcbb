import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { telAddress } from '../../values/text.ts';
import { withBase } from '../base.ts';
import { Button } from '../button/button.tsx';
import * as styles from './embed.css.ts';
import type { EmbedProtocol, EmbedWords } from './embed-protocol.ts';
import { OfflineNote } from './offline-note.tsx';
import { useEmbed } from './use-embed.ts';

export interface EmbedProps {
  /** Accessible name of the frame. */
  title: string;
  /** Address of the frame: external, or a route without the base path. */
  address: string;
  id: string;
  protocol: EmbedProtocol;
  /** Sentence that states which site hosts the frame; false when the page in the frame states this itself. */
  note: string | false;
  words: EmbedWords;
  email: string;
  phone: string;
  /** Height reserved until the frame sends the height of its page (pixels). */
  reserve: keyof typeof styles.reserved;
  /** The frame is never lower than the reserved height, also if it sends a smaller height. */
  atLeast?: boolean;
}

/** A provider's page in an iframe. Without scripts: a link to it; on a light page (plain HTML below `/leger`): the text and links of `Fallback`. */
export function Embed({ title, address, id, protocol, note, words, ...rest }: EmbedProps) {
  const box = useRef<HTMLDivElement>(null);
  const href = withBase(address);
  const { state, frame, height, attempt, retry, onLoad } = useEmbed({
    box,
    address: href,
    id,
    protocol,
  });
  const shown = { height: Math.max(height ?? rest.reserve, rest.atLeast ? rest.reserve : 0) };
  const failed = state === 'silent';
  const isWaiting = state === 'waiting';
  const isAnswered = state === 'answered';
  const { email, phone } = rest;
  const fallbackProps = { address: href, email, phone, onRetry: retry, place: box };
  return (
    <div ref={box} tabIndex={-1} className={styles.embed} data-state={state}>
      {note && <p className={styles.note}>{note}</p>}
      <div
        className={`${styles.area} ${isAnswered || failed ? '' : styles.reserved[rest.reserve]}`}
      >
        {failed && <Fallback {...fallbackProps} words={words} />}
        {!isAnswered && !failed && (
          <p className={styles.loading[rest.reserve]} data-no-plain="">
            {words.loading}
          </p>
        )}
        {!isWaiting && (
          <iframe
            key={attempt}
            ref={frame}
            title={title}
            src={href}
            sandbox={protocol.sandbox}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="eager"
            className={`${styles.frame} ${isAnswered ? '' : styles.unanswered}`}
            style={failed ? { display: 'none' } : isAnswered ? shown : undefined}
            onLoad={onLoad}
          />
        )}
      </div>
      <p className={styles.note}>
        <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {words.newTab}
        </a>
      </p>
      {/* In the HTML of the build alone: React renders nothing inside this element in a browser. */}
      <noscript>
        <ul>
          <ContactLinks words={words} email={email} phone={phone} />
        </ul>
      </noscript>
      {isAnswered && words.offline && <OfflineNote text={words.offline} />}
    </div>
  );
}

interface FallbackProps {
  words: EmbedWords;
  address: string;
  email: string;
  phone: string;
  onRetry: () => void;
  /** Element that is focused when the fallback is removed with the focus in it, for example by its retry button. */
  place: RefObject<HTMLElement | null>;
}

/** Replacement of a frame that does not load: link to its page, e-mail, telephone, retry button. */
function Fallback({ words, address, email, phone, onRetry, place }: FallbackProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fallback = part.current;
    return () => {
      if (fallback?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
    };
  }, [place]);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={part} className={styles.fallback}>
      {/* A screen reader announces only text that appears in an existing element: the text is added first, and shown at the next animation frame. */}
      <p role="status">
        <span className={isAnnounced ? undefined : styles.unansweredHiddenText}>
          {words.failed}
        </span>
      </p>
      <ul className={styles.unansweredLinks}>
        <li>
          <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {words.openThere}
          </a>
        </li>
        <ContactLinks words={words} email={email} phone={phone} />
      </ul>
      <Button label={words.retry} variant="outline" onClick={onRetry} />
    </div>
  );
}

/** List items with links to write and to call. */
const ContactLinks = ({
  words,
  email,
  phone,
}: Pick<FallbackProps, 'words' | 'email' | 'phone'>) => (
  <>
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
  </>
);
