import { useState } from 'react';
import type { Words } from '../../site/schema/interface.ts';
import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { Button } from '../../ui/button/button.tsx';

/** A button that erases all data of the site in this browser, and a message with the result. */
export function EraseStored({ erase, erased, refused }: Words['erase']) {
  const [result, setResult] = useState<string>();
  return (
    <>
      <Button
        label={erase}
        onClick={async () => setResult((await eraseStored()) ? erased : refused)}
      />
      <p role="status">{result}</p>
    </>
  );
}

const NAMES = Object.values(STORED_DATA).map(({ name }) => name(BASE));

const isOwn = (key: string) =>
  NAMES.some((name) => key === name || (name.endsWith(':') && key.startsWith(name)));

/** Erases the data of this site, not of other sites on the same host. Returns false when the browser refuses a part. */
async function eraseStored(): Promise<boolean> {
  const parts = await Promise.allSettled([
    eraseIn(() => localStorage),
    eraseIn(() => sessionStorage),
    eraseOffline(),
  ]);
  return parts.every(({ status }) => status === 'fulfilled');
}

/** `storage` is a function, because the expression `localStorage` throws when the storage is blocked. */
async function eraseIn(storage: () => Storage): Promise<void> {
  for (const key of Object.keys(storage())) if (isOwn(key)) storage().removeItem(key);
}

/** Removes service worker and caches (undefined on `http:` addresses). The next page registers the worker again. */
async function eraseOffline(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(BASE);
  if (worker && new URL(worker.scope).pathname === BASE) await worker.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (isOwn(name)) await caches.delete(name);
}
