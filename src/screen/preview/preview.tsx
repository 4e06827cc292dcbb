import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredFile } from '../backends/backend.ts';
import type { EditedFile } from '../edited-file.ts';
import * as styles from '../editor.css.ts';
import type { EditorContent } from '../editor-context.ts';
import type { PreviewMessage } from './render-text.ts';

interface PreviewProps extends Pick<EditorContent, 'pictures'> {
  file: EditedFile;
  files: readonly StoredFile[];
}

/** The open text as the site shows it, in a page of its own with the site’s compiler and styles, which nothing else loads. */
export function Preview({ file, files, pictures }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [fault, setFault] = useState('');
  const { path, text } = useDeferredValue(file);
  const receive = useEffectEvent(({ source, data }: MessageEvent<string>) => {
    if (source === frame.current?.contentWindow) setFault(data);
  });
  useEffect(() => {
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);
  // All texts are sent once, and again when they change; the open text at each change.
  useEffect(() => {
    if (isReady) send(frame.current, { files, attachments: pictures });
  }, [isReady, files, pictures]);
  useEffect(() => {
    if (isReady) send(frame.current, { edited: { path, text } });
  }, [isReady, path, text]);
  return (
    <section aria-label="Aperçu" className={styles.preview}>
      <p className={styles.note}>
        {fault ||
          'Tel que le site le montrera. Le haut et le bas de page n’y sont pas, rien n’y répond, et les photos gardent leur taille.'}
      </p>
      <iframe
        ref={frame}
        className={styles.frame}
        title="Le texte tel que le site le montre"
        src="preview.html"
        onLoad={() => setReady(true)}
      />
    </section>
  );
}

const send = (frame: HTMLIFrameElement | null, message: PreviewMessage) =>
  frame?.contentWindow?.postMessage(message, location.origin);
