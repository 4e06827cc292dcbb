import { percentDecoded } from '../content/forms/addresses.ts';
import { LOCAL_SITE } from '../content/placement.ts';
import type { ReviewedSite } from './read-site.ts';

/** A link of the site to nowhere. */
export interface BrokenLink {
  route: string;
  href: string;
  text: string;
  /** Why, in French, said of what it leads to. */
  reason: string;
}

/** The links inside a site that lead to no file or no anchor of it. */
function brokenLinks(site: ReviewedSite): BrokenLink[] {
  return [...site.pages.values()].flatMap((page) =>
    page.links.flatMap(({ href, text }) => {
      const here = new URL(page.route, LOCAL_SITE);
      const aim = URL.canParse(href, here) ? new URL(href, here) : undefined;
      if (aim?.origin !== here.origin) return [];
      const found = { route: page.route, href, text };
      const path = percentDecoded(aim.pathname.slice(1)).replace(/\/$/, '');
      const target = site.pages.get(`/${path}`);
      if (!target)
        return hasFile(site, path) ? [] : [{ ...found, reason: 'cette page n’existe pas' }];
      const anchor = percentDecoded(aim.hash.slice(1));
      return anchor === '' || target.anchors.includes(anchor)
        ? []
        : [{ ...found, reason: 'cet endroit de la page n’existe pas' }];
    }),
  );
}

const hasFile = ({ files }: ReviewedSite, path: string) =>
  [path, `${path}.html`, `${path}/index.html`].some((name) => files.has(name));

/** The broken links that the base did not have. */
export function newBrokenLinks(base: ReviewedSite, head: ReviewedSite): BrokenLink[] {
  const key = ({ route, href }: BrokenLink) => `${route} ${href}`;
  const known = new Set(brokenLinks(base).map(key));
  const seen = new Set<string>();
  return brokenLinks(head).filter(
    (link) => !known.has(key(link)) && !seen.has(key(link)) && seen.add(key(link)),
  );
}
