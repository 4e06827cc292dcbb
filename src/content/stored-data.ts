/**
 * All keys, caches and databases that the site stores in a browser; the legal notices list and erase them. `until`: the
 * visitor erases it, the tab is closed, or a new version replaces it. A name that ends with a colon is a prefix. Names contain
 * the base path, since a host may serve several sites; the contract fixes those without.
 */
export const STORED_DATA = {
  donations: { until: 'erased', name: () => 'decouverte-gabon.donations' },
  contributions: { until: 'erased', name: () => 'ndjo-oyeri.contributions' },
  answers: { until: 'closed', name: (base: string) => `formulaire:${base}:` },
  light: { until: 'erased', name: (base: string) => `version-legere:${base}` },
  places: { until: 'closed', name: (base: string) => `scroll:${base}` },
  /** Caches of the service worker. */
  pages: { until: 'replaced', name: (base: string) => `hors-ligne:${base}:` },
  /** Database of Workbox with the ages of cache entries, for all sites of the host. */
  dates: { until: 'replaced', name: () => 'workbox-expiration' },
} as const;

/** Event after all stored data is erased: scripts must clear their copies. */
export const ERASED = 'kept-erased';
