/** A name of the site, and another one in each preview, whose folder is `pr-12`: what is typed there stays there. */
const namedIn = (name: string) => (base: string) =>
  /\/pr-\d+\/$/.test(base) ? `${name}:${base}` : name;

/**
 * All keys, caches and databases of the site in a browser; the legal notices list and erase them. `until`: they are erased by
 * the visitor, or when the tab is closed, or replaced by a new version. `name` contains the base path, because a host may
 * serve several sites; docs/contract.md#storage fixes the others, but in previews. A name that ends with a colon is a prefix.
 */
export const STORED_DATA = {
  donations: { until: 'erased', name: namedIn('decouverte-gabon.donations') },
  contributions: { until: 'erased', name: namedIn('ndjo-oyeri.contributions') },
  answers: { until: 'closed', name: (base: string) => `formulaire:${base}:` },
  shortcut: { until: 'erased', name: (base: string) => `raccourci:${base}` },
  /** Caches of the service worker. */
  pages: { until: 'replaced', name: (base: string) => `hors-ligne:${base}:` },
} as const;
