import { type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { telAddress } from '../../engine/text.ts';
import { withBase } from '../base.ts';
import { button } from '../button/button.css.ts';
import { Light } from '../light.ts';
import * as styles from './embed.css.ts';
import { OfflineNote } from './offline-note.tsx';
import type { EmbedProtocol, EmbedWords } from './protocol.ts';
import { useEmbed, useSettled } from './use-embed.ts';

export interface EmbedProps {
  /** Accessible name of the frame. */
  title: string;
  /** Address of the frame: of another site, or of this one without the base path. */
  address: string;
  id: string;
  protocol: EmbedProtocol;
  /** What opens here and who hosts it; nothing where the frame says it by itself. */
  note: string | false;
  words: EmbedWords;
  email: string;
  phone: string;
  /** Height reserved for the frame until it sends its own, in pixels. */
  reserve: keyof typeof styles.reserved;
  /** True when the frame keeps that height whatever it says. */
  fixed?: boolean;
}

/** A page of a provider inside this one; without scripts a plain link to it, on a light page the ways of its fallback. */
export function Embed({ title, address, id, protocol, note, words, ...rest }: EmbedProps) {
  const box = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const fallback = useRef<HTMLDivElement>(null);
  const href = withBase(address);
  const { state, frame, height, attempt, retry, onLoad } = useEmbed({
    box,
    address: href,
    id,
    protocol,
  });
  const shown = { height: (rest.fixed ? undefined : height) ?? rest.reserve };
  const failed = state === 'silent';
  const settled = useSettled(area, { fallback, failed, height });
  const isLight = import.meta.env.SSR && use(Light) !== undefined;
  const isWaiting = state === 'waiting';
  const isAnswered = state === 'answered';
  const keepsRoom = !settled && !rest.fixed;
  const least = keepsRoom ? Math.max(rest.reserve, shown.height) : shown.height;
  // A form that its frame cuts off is read in full elsewhere.
  const link = rest.fixed ? button({ variant: 'outline' }) : styles.link;
  const { email, phone } = rest;
  const ways = { part: fallback, address: href, email, phone, onRetry: retry, place: box };
  if (isLight) return <Fallback {...ways} words={{ ...words, failed: note || '' }} />;
  return (
    <div ref={box} tabIndex={-1} className={styles.embed} data-state={state}>
      <p className={styles.note}>
        {note && <span>{`${note} `}</span>}
        <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
          {words.newTab}
        </a>
      </p>
      <div
        ref={area}
        className={`${styles.area} ${keepsRoom ? styles.roomy[rest.reserve] : ''} ${isWaiting ? styles.reserved[rest.reserve] : ''}`}
        style={isWaiting || (failed && settled) ? undefined : { minHeight: least }}
      >
        {failed && <Fallback {...ways} words={words} />}
        {!isAnswered && !failed && <p className={styles.loading[rest.reserve]}>{words.loading}</p>}
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
      {isAnswered && words.offline && <OfflineNote text={words.offline} />}
    </div>
  );
}

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
function Fallback({ part, words, address, email, phone, onRetry, place }: FallbackProps) {
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
