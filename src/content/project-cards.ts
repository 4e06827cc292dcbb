import { kinds } from './kinds/index.ts';
import { englishRoute, type Lang } from './languages.ts';
import { entriesOf, type Manifest } from './manifest.ts';
import { ROUTES } from './routes.ts';
import { subsitesOf } from './sections.ts';

/** Cards of the projects in the order of the menu: the `card` of each home page, or of its translation if that has a card. */
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

/** Press releases that a page lists, newest first: all on the page `/ressources`, none on other pages. */
export const pressReleasesOn = (manifest: Manifest, route = '') =>
  kinds.communique.address === `${route}/` ? entriesOf(manifest, 'communique') : [];
