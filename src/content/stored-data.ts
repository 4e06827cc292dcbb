/**
 * All keys, caches and databases of the site in a browser; the legal notices list and erase them. `until`: they are erased by
 * the visitor, or when the tab is closed, or replaced by a new version. `name` contains the base path, because a host may
 * serve several sites; the owner's contract or Workbox fixes the others. A name that ends with a colon is a prefix.
 */
export const STORED_DATA = {
  donations: { until: 'erased', name: () => 'decouverte-gabon.donations' },
  contributions: { until: 'erased', name: () => 'ndjo-oyeri.contributions' },
  answers: { until: 'closed', name: (base: string) => `formulaire:${base}:` },
  light: { until: 'erased', name: (base: string) => `version-legere:${base}` },
  places: { until: 'closed', name: (base: string) => `scroll:${base}` },
  /** Caches of the service worker. */
  pages: { until: 'replaced', name: (base: string) => `hors-ligne:${base}:` },
  /** Database of Workbox, a library of the worker, with the age of each cache entry, for all sites of the host. */
  dates: { until: 'replaced', name: () => 'workbox-expiration' },
} as const;

/** Name of the event that follows the erasure of all stored data: scripts must then clear their copies. */
export const ERASED = 'kept-erased';
