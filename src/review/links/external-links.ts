import type { ReviewedSite } from '../read-site.ts';

/** Addresses that are examples still to be replaced: nobody answers there, and the check says so already. */
const SAMPLE = /(^|\.)example\.(org|com|net)$/;

/** The addresses on other sites that a site links to, each with the pages that link to it. */
export function externalLinks({ pages }: ReviewedSite): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { route, facts } of pages.values()) {
    for (const { kind, value } of facts) {
      if (kind !== 'adresse' || !URL.canParse(value)) continue;
      const url = new URL(value);
      url.hash = '';
      if (SAMPLE.test(url.hostname)) continue;
      found.set(url.href, [...(found.get(url.href) ?? []), route]);
    }
  }
  return found;
}
