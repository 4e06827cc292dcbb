/**
 * All that the site keeps in a browser: the code takes every name from here, the legal notices say it, and
 * their button erases it. A name ending with a colon begins those of several. Previews and other sites may
 * stand on the same host: the names tell them apart by the base path, where the contract leaves them free.
 */
export const STORED_DATA = {
  donations: { until: 'erased', name: () => 'decouverte-gabon.donations' },
  contributions: { until: 'erased', name: () => 'ndjo-oyeri.contributions' },
  answers: { until: 'closed', name: (base: string) => `formulaire:${base}:` },
  light: { until: 'erased', name: (base: string) => `version-legere:${base}` },
  places: { until: 'closed', name: (base: string) => `scroll:${base}` },
  /** The caches of the service worker. */
  pages: { until: 'replaced', name: (base: string) => `hors-ligne:${base}:` },
  /** The database in which Workbox notes when something was put there, for all sites of the host. */
  dates: { until: 'replaced', name: () => 'workbox-expiration' },
} as const;

/** Event: what was kept is erased, and may not come back from what a script remembers. */
export const ERASED = 'kept-erased';
