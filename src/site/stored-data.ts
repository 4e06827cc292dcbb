/**
 * All keys, caches and databases of the site in a browser; the legal notices list and erase them. `until`: they are erased by
 * the visitor, or when the tab is closed, or replaced by a new version. `name` contains the base path, because a host may
 * serve several sites; docs/contract.md#storage fixes the others. A name that ends with a colon is a prefix.
 */
export const STORED_DATA = {
  donations: { until: 'erased', name: () => 'decouverte-gabon.donations' },
  contributions: { until: 'erased', name: () => 'ndjo-oyeri.contributions' },
  answers: { until: 'closed', name: (base: string) => `formulaire:${base}:` },
  shortcut: { until: 'erased', name: (base: string) => `raccourci:${base}` },
  light: { until: 'erased', name: (base: string) => `version-legere:${base}` },
  /** Caches of the service worker. */
  pages: { until: 'replaced', name: (base: string) => `hors-ligne:${base}:` },
} as const;
