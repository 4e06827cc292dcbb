import { useState } from 'react';
import { ERASED, KEPT } from '../../content/kept.ts';
import type { Words } from '../../content/schema/interface.ts';
import { BASE } from '../../ui/base.ts';
import { button } from '../../ui/button/button.css.ts';
import { scripted } from '../donation-card/donation-card.css.ts';

/** The button that erases all that the site keeps in this browser, and says whether it could. */
export function EraseKept({ erase, erased, refused }: Words['erase']) {
  const [said, say] = useState<string>();
  return (
    <>
      <button
        type="button"
        className={`${button({})} ${scripted}`}
        onClick={async () => say((await eraseKept()) ? erased : refused)}
      >
        {erase}
      </button>
      <p role="status">{said}</p>
    </>
  );
}

/** Erases all that this site keeps, and nothing of others on its host. False when the browser refuses a part. */
async function eraseKept(): Promise<boolean> {
  const parts = await Promise.allSettled([
    eraseIn(
      () => localStorage,
      [KEPT.donations.name(), KEPT.contributions.name(), KEPT.light.name(BASE)],
    ),
    eraseIn(() => sessionStorage, [KEPT.answers.name(BASE), KEPT.places.name(BASE)]),
    eraseOffline(KEPT.pages.name(BASE)),
    eraseDates(KEPT.pages.name(BASE)),
  ]);
  dispatchEvent(new Event(ERASED));
  return parts.every(({ status }) => status === 'fulfilled');
}

/** A blocked storage throws where it is named. */
async function eraseIn(storage: () => Storage, names: readonly string[]): Promise<void> {
  for (const key of Object.keys(storage()))
    if (names.some((name) => key === name || (name.endsWith(':') && key.startsWith(name))))
      storage().removeItem(key);
}

/** Browsers have neither where the address is not secure. Without its caches the worker is of no use: the next page brings it anew. */
async function eraseOffline(own: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(BASE);
  if (worker && new URL(worker.scope).pathname === BASE) await worker.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(own)) await caches.delete(name);
}

/** Workbox names its entries by the cache first. */
async function eraseDates(own: string): Promise<void> {
  const opening = indexedDB.open(KEPT.dates.name());
  // There is none: one made here would lack what Workbox puts in it.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const base = await resultOf(opening).catch(() => undefined);
  const entries = base?.transaction('cache-entries', 'readwrite').objectStore('cache-entries');
  if (entries) await resultOf(entries.delete(IDBKeyRange.bound(own, `${own}\uffff`)));
  base?.close();
}

const resultOf = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = fail;
  });
