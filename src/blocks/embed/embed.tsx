import type { FormHost, MapHost } from '../../site/embeds.ts';
import type { FormName } from '../../site/schema/site.ts';
import { withBase } from '../../ui/base.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { telAddress } from '../../values/text.ts';
import * as styles from './embed.css.ts';
import { OfflineNote } from './offline-note.tsx';
import { protocols } from './protocols.ts';
import { useEmbed } from './use-embed.ts';

/** Texts around a frame, and of the fallback that replaces a frame that does not load. */
export type EmbedWords = Readonly<
  Record<'newTab' | 'loading' | 'failed' | 'openThere' | 'write' | 'call' | 'retry', string>
> & { offline?: string };

interface EmbedProps {
  /** Name of the form; undefined for the map. */
  form?: FormName;
  provider: FormHost | MapHost;
  id: string;
  /** Address of the frame: external, or a route without the base path. */
  address: string;
  /** Accessible name of the frame. */
  title: string;
  /** Sentence that states which site hosts the frame; false when the page in the frame states this itself. */
  note: string | false;
  words: EmbedWords;
  email: string;
  phone: string;
}

/**
 * A provider's form or map in an iframe. Without scripts: a link to it; on a light page (plain HTML below `/leger`): the text
 * and links of the fallback.
 */
export function Embed({ form, provider, id, address, title, note, words, ...contact }: EmbedProps) {
  const href = withBase(address);
  const protocol = protocols[provider];
  const { refs, state, height = 0, isKept, attempt, retry, onLoad } = useEmbed(href, id, protocol);
  const kind = form ? 'form' : 'map';
  const reserve = styles.RESERVE[kind];
  // The proposal form is never lower than the reserved height.
  const shown = { height: form === 'proposal' ? Math.max(height, reserve) : height || reserve };
  const failed = state === 'silent';
  const isAnswered = state === 'answered';
  const isPending = !isAnswered && !failed;
  const contacts = (
    <>
      <li>
        <Link href={`mailto:${contact.email}`} className={styles.link}>
          {words.write}
        </Link>
      </li>
      <li>
        <Link href={telAddress(contact.phone)} className={styles.link}>
          {words.call}
        </Link>
      </li>
    </>
  );
  const linkTo = (label: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {label}
    </a>
  );
  return (
    <div data-form={form}>
      <div ref={refs.box} tabIndex={-1} data-state={state}>
        {note && (
          <p>
            <small>{note}</small>
          </p>
        )}
        <div
          className={isPending || isKept ? `${styles.area} ${styles.reserved[kind]}` : styles.area}
        >
          {failed && (
            <div ref={refs.fallback}>
              <p role="alert">{words.failed}</p>
              <ul>
                <li>{linkTo(words.openThere)}</li>
                {contacts}
              </ul>
              <Button label={words.retry} variant="outline" onClick={retry} />
            </div>
          )}
          {isPending && (
            <p className={styles.loading} data-no-plain="">
              {words.loading}
            </p>
          )}
          {state !== 'waiting' && (
            <iframe
              key={attempt}
              ref={refs.frame}
              title={title}
              src={href}
              sandbox={protocol.sandbox}
              referrerPolicy="strict-origin-when-cross-origin"
              loading="eager"
              className={isAnswered ? styles.frame : `${styles.frame} ${styles.unanswered}`}
              style={failed ? { display: 'none' } : isAnswered ? shown : undefined}
              onLoad={onLoad}
            />
          )}
        </div>
        <p>
          <small>{linkTo(words.newTab)}</small>
        </p>
        {/* In the HTML of the build alone: React renders nothing inside this element in a browser. */}
        <noscript>
          <ul>{contacts}</ul>
        </noscript>
        {isAnswered && words.offline && <OfflineNote text={words.offline} />}
      </div>
    </div>
  );
}
