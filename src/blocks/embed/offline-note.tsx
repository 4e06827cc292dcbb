import { useSyncExternalStore } from 'react';
import { offline } from './embed.css.ts';

/** A text below a form, shown while the browser is offline: the form cannot be sent now. */
export function OfflineNote({ text }: { text: string }) {
  const isOffline = useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className={isOffline ? offline : undefined}>
      {isOffline && text}
    </p>
  );
}

function watch(notify: () => void): () => void {
  const end = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, notify, end);
  return () => end.abort();
}
