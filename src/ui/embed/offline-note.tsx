import { useEffect, useState } from 'react';
import { offline } from './embed.css.ts';

/** Says below a form, while there is no network, that what is typed in it can't be sent. */
export function OfflineNote({ text }: { text: string }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const look = () => setOffline(!navigator.onLine);
    for (const change of ['online', 'offline']) addEventListener(change, look, end);
    look();
    return () => end.abort();
  }, []);
  return (
    <p role="status" className={isOffline ? offline : undefined}>
      {isOffline && text}
    </p>
  );
}
