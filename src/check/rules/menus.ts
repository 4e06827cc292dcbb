import { isOfKind } from '../../model/document.ts';
import { pageOf } from '../../site/routes.ts';
import type { MenuEntry } from '../../site/schema/navigation.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import type { Path } from '../../values/paths.ts';
import { type Checking, type Report, reported } from './checking.ts';
import { pageExists, routesOf } from './existing-routes.ts';

/** Reports faults of menus that the schema cannot find: duplicates, links without words, unknown pages of sub-sites. */
export function menus(checking: Checking): Issue[] {
  const { navigation } = checking.content.shared;
  const document = checking.content.documents.find(({ path }) => path === 'navigation.yml');
  if (!navigation || !document) return [];
  return reported(document, (report) => {
    inList(navigation.header, ['header'], report);
    inList(navigation.footer, ['footer'], report);
    for (const [root, pages] of Object.entries(navigation.subsites))
      inSubsite(root, pages, checking, report);
  });
}

function inList(entries: readonly MenuEntry[], at: Path, report: Report): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const path = [...at, index];
    if (typeof entry === 'object' && 'menu' in entry) {
      inList(entry.pages, [...path, 'pages'], report);
      continue;
    }
    const { page, label } = typeof entry === 'string' ? { page: entry } : entry;
    const pagePath = typeof entry === 'string' ? path : [...path, 'page'];
    if (isTwice(page, seen)) report.value(pagePath, twice(page));
    if (!page.startsWith('/') && !label) report.value(pagePath, unnamed(page));
  }
}

function inSubsite(root: string, pages: readonly string[], checking: Checking, report: Report) {
  const home = checking.content.documents.find(({ route }) => route === root);
  const isHome = home && isOfKind(home, 'page');
  if (!isHome || (home.frontmatter && !home.frontmatter.section))
    return report.key(['subsites', root], withoutHome(root));
  const routes = routesOf(checking);
  const seen = new Set<string>();
  for (const [index, page] of pages.entries()) {
    const path = ['subsites', root, index];
    if (!pageExists(root + page, routes)) report.value(path, absent(page, root));
    else if (isTwice(page, seen)) report.value(path, twice(page));
  }
}

/** Whether `seen` already has the page of an entry; adds it. */
function isTwice(address: string, seen: Set<string>): boolean {
  const { size } = seen;
  return seen.add(pageOf(address)).size === size;
}

const twice = (address: string): Fault => ({
  rule: 'menu-double',
  message: `« ${address || "''"} » est déjà dans ce menu.`,
  hint: 'Retirez l’une des deux entrées.',
});

const unnamed = (address: string): Fault => ({
  rule: 'cle-manquante',
  message: `« ${address.slice(0, 80)} » n’est pas une page du site : le menu ne sait pas quel mot montrer.`,
  hint: `Écrivez « page: ${address.slice(0, 80)} », puis, à la ligne suivante, « label: » et le mot à montrer.`,
});

const withoutHome = (root: string): Fault => ({
  rule: 'sous-site',
  message: `« ${root.slice(0, 80)} » n’est pas un projet : content/pages${root.slice(0, 80)}/index.mdx manque, ou n’a pas de clé « section ».`,
  hint: 'Corrigez cette adresse, ou écrivez dans cette page « section: » puis, décalées de deux espaces, ses lignes « name: » et « theme: ».',
});

const absent = (page: string, root: string): Fault => ({
  rule: 'lien-page',
  message: `Le projet « ${root} » n’a pas de page « ${page.slice(0, 80)} ».`,
  hint: `Écrivez ce qui suit « ${root} » dans l’adresse de l’une de ses pages, ou '' pour son accueil.`,
});
