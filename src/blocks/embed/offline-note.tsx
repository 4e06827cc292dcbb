import { useEffect, useState } from 'react';
import { offline } from './embed.css.ts';

/** A text below a form, shown while the browser is offline: the form cannot be sent now. */
export function OfflineNote({ text }: { text: string }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const update = () => setOffline(!navigator.onLine);
    for (const change of ['online', 'offline']) addEventListener(change, update, end);
    update();
    return () => end.abort();
  }, []);
  return (
    <p role="status" className={isOffline ? offline : undefined}>
      {isOffline && text}
    </p>
  );
}
