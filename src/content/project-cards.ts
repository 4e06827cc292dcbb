import { kinds } from './kinds/index.ts';
import { englishRoute, type Lang } from './languages.ts';
import { entriesOf, type Manifest } from './manifest.ts';
import { ROUTES } from './routes.ts';
import { subsitesOf } from './sections.ts';

/** The cards of the projects in the order of their menu, each from the frontmatter of its own home page or its translation. */
export function projectCards(manifest: Manifest, lang: Lang) {
  const pages = entriesOf(manifest, 'page');
  return subsitesOf(manifest).flatMap(({ root, name, entry }) => {
    const translated = pages.find(({ route }) => lang === 'en' && route === englishRoute(root));
    const from = translated?.frontmatter.card ? translated : entry;
    const { card } = from.frontmatter;
    return card && root.startsWith(`${ROUTES.projects}/`)
      ? [{ ...card, from, title: card.title ?? name, href: from.route ?? root }]
      : [];
  });
}

/** The press releases that a page shows, newest first: all of them on the page above theirs. */
export const pressReleasesOn = (manifest: Manifest, route = '') =>
  kinds.communique.address === `${route}/` ? entriesOf(manifest, 'communique') : [];
