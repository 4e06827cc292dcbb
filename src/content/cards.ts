import { kinds } from './kinds/index.ts';
import { entriesOf, type Manifest } from './manifest.ts';
import { SECTIONS } from './sections.ts';

/** The page of the projects, above their own pages. */
export const PROJECTS = '/projets';

/** The sub-sites that the Projets menu leads to, in its order. */
const projectsInMenu = () => SECTIONS.filter(({ root }) => root.startsWith(`${PROJECTS}/`));

/** The cards of the projects in the order of their menu, each from the frontmatter of its own home page. */
export function projectCards(manifest: Manifest) {
  const pages = entriesOf(manifest, 'page');
  return projectsInMenu().flatMap(({ root, name }) => {
    const card = pages.find(({ route }) => route === root)?.frontmatter.card;
    return card ? [{ ...card, title: card.title ?? name, href: root }] : [];
  });
}

/** The press releases that a page shows, newest first: all of them on the page above theirs. */
export const pressReleasesOn = (manifest: Manifest, route = '') =>
  kinds.communique.address === `${route}/` ? entriesOf(manifest, 'communique') : [];
