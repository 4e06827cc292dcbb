import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredFile } from '../backends/backend.ts';
import type { EditedFile } from '../edited-file.ts';
import * as styles from '../screen.css.ts';
import { type PreviewMessage, type PreviewState, READY } from './messages.ts';

interface PreviewProps {
  file: EditedFile;
  files: readonly StoredFile[];
  /** Address of each picture and PDF -> URL that shows it. */
  pictures: ReadonlyMap<string, string>;
}

/** The open text as the site shows it, in a page of its own with the site’s compiler and styles. */
export function Preview({ file, files, pictures: attachments }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState('');
  const { path, text } = useDeferredValue(file);
  const receive = useEffectEvent((event: MessageEvent<PreviewState | typeof READY>) => {
    if (event.source !== frame.current?.contentWindow) return;
    if (event.data === READY) setReady(true);
    else setFault(event.data.fault);
  });
  useEffect(() => {
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
  // All texts are sent once, and again when they change; then the open text alone.
  const sent = useRef<unknown>(undefined);
  useEffect(() => {
    if (!isReady) return;
    const edited = { path, text };
    const isNew = sent.current !== attachments;
    sent.current = attachments;
    const message: PreviewMessage = isNew ? { files, attachments, edited } : { edited };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [isReady, files, attachments, path, text]);
  return (
    <section aria-label="Aperçu" className={styles.preview}>
      <p>
        {fault ||
          'Tel que le site le montrera. Le haut et le bas de page n’y sont pas, rien n’y répond, et les photos gardent leur taille.'}
      </p>
      <iframe
        ref={frame}
        className={styles.frame}
        title="Le texte tel que le site le montre"
        src="preview.html"
      />
    </section>
  );
}
