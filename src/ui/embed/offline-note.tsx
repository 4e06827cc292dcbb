import { useSyncExternalStore } from 'react';
import { offline } from './embed.css.ts';

/** Says below a form, while there is no network, that what is typed in it can't be sent. */
export const OfflineNote = ({ text }: { text: string }) => {
  const isOffline = useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className={offline}>
      {isOffline && text}
    </p>
  );
};

function watch(notify: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
