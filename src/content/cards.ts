import { kinds } from './kinds/index.ts';
import { entriesOf, type Manifest } from './manifest.ts';
import { subsitesOf } from './sections.ts';

/** The page of the projects, above their own pages. */
export const PROJECTS = '/projets';

/** The cards of the projects in the order of their menu, each from the frontmatter of its own home page. */
export const projectCards = (manifest: Manifest) =>
  subsitesOf(manifest).flatMap(({ root, name, entry }) => {
    const { card } = entry.frontmatter;
    return card && root.startsWith(`${PROJECTS}/`)
      ? [{ ...card, title: card.title ?? name, href: root }]
      : [];
  });

/** The press releases that a page shows, newest first: all of them on the page above theirs. */
export const pressReleasesOn = (manifest: Manifest, route = '') =>
  kinds.communique.address === `${route}/` ? entriesOf(manifest, 'communique') : [];
