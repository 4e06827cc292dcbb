import { type Document, isOfKind, sharedOf } from '../../content/document.ts';
import { pageOf } from '../../content/route-of-file.ts';
import type { MenuEntry } from '../../content/schema/navigation.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import type { FieldDiagnosis, Path } from '../../values/paths.ts';
import type { Checking } from './checking.ts';
import { pageExists, routesOf } from './content-routes.ts';
import { valueIssue } from './value-issue.ts';

/** Reports faults of menus that the schema cannot find: duplicates, menus in menus, unknown pages of sub-sites. */
export function menus(checking: Checking): Issue[] {
  const { navigation } = sharedOf(checking.content);
  const document = checking.content.documents.find(({ path }) => path === 'navigation.yml');
  if (!navigation || !document) return [];
  const diagnoses = [
    ...inList(navigation.header, ['header']),
    ...inList(navigation.footer, ['footer']),
    ...Object.entries(navigation.subsites).flatMap(([root, pages]) =>
      inSubsite(root, pages, checking),
    ),
  ];
  return diagnoses.map(({ path, part, ...diagnosis }) =>
    part === 'key'
      ? issueAt(document.file, document.positionOf(path, 'key'), diagnosis)
      : valueIssue(document, path, diagnosis),
  );
}

function inList(entries: readonly MenuEntry[], at: Path): FieldDiagnosis[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index): FieldDiagnosis[] => {
    const path = [...at, index];
    if (typeof entry === 'object' && 'menu' in entry) {
      // Inside a menu, the path `at` has several keys, `['header', 2, 'pages']`: the entry is a menu in a menu.
      return at.length > 1
        ? [{ path: [...path, 'menu'], part: 'key' as const, ...TOO_DEEP }]
        : inList(entry.pages, [...path, 'pages']);
    }
    const { page, label } = typeof entry === 'string' ? { page: entry } : entry;
    const pagePath = typeof entry === 'string' ? path : [...path, 'page'];
    return [
      ...duplicate(page, seen, pagePath),
      ...(page.startsWith('/') || label
        ? []
        : [{ path: pagePath, part: 'value' as const, ...unnamed(page) }]),
    ];
  });
}

function inSubsite(root: string, pages: readonly string[], checking: Checking): FieldDiagnosis[] {
  const { documents } = checking.content;
  const home = documents.find(({ route }) => route === root);
  const key = { path: ['subsites', root], part: 'key' as const };
  if (!home || !isOfKind(home, 'page')) return [{ ...key, ...withoutHome(root) }];
  if (home.frontmatter && !home.frontmatter.section) return [{ ...key, ...notSubsite(home.file) }];
  const routes = routesOf(checking);
  const own = ['', ...[...routes].filter((route) => route.startsWith(`${root}/`))].map((route) =>
    route.slice(root.length),
  );
  const seen = new Set<string>();
  return pages.flatMap((page, index): FieldDiagnosis[] => {
    const path = ['subsites', root, index];
    return pageExists(root + page, routes)
      ? duplicate(page, seen, path)
      : [{ path, part: 'value', ...absent(page, root, own) }];
  });
}

/** Adds the page of an entry to `seen`; returns a diagnosis if `seen` already contains the page. */
function duplicate(address: string, seen: Set<string>, path: Path): FieldDiagnosis[] {
  const page = pageOf(address);
  if (!seen.has(page)) {
    seen.add(page);
    return [];
  }
  return [
    {
      path,
      part: 'value',
      rule: 'menu-double',
      message: `« ${address || "''"} » est déjà dans ce menu.`,
      hint: 'Retirez l’une des deux entrées.',
    },
  ];
}

const TOO_DEEP: Diagnosis = {
  rule: 'menu-trop-profond',
  message: 'Un menu ne peut pas en contenir un autre.',
  hint: 'Écrivez ses pages l’une sous l’autre avec celles du premier menu, et retirez ses lignes « menu: » et « pages: ».',
};

const unnamed = (address: string): Diagnosis => ({
  rule: 'cle-manquante',
  message: `« ${address.slice(0, 80)} » n’est pas une page du site : le menu ne sait pas quel mot montrer.`,
  hint: `Écrivez « page: ${address.slice(0, 80)} », puis, à la ligne suivante, « label: » et le mot à montrer.`,
});

const withoutHome = (root: string): Diagnosis => ({
  rule: 'sous-site',
  message: `Le projet « ${root.slice(0, 80)} » n’a pas de page d’accueil.`,
  hint: `Corrigez cette adresse, ou créez le fichier content/pages${root}/index.mdx, avec « section: » au-dessus de son texte. Sinon, retirez ces lignes.`,
});

const notSubsite = (file: string): Diagnosis => ({
  rule: 'sous-site',
  message: `${file} n’a pas de clé « section » : ce n’est pas la page d’accueil d’un projet.`,
  hint: 'Ajoutez-y, au-dessus du texte, « section: » puis, décalées de deux espaces, « name: Le nom du projet » et « theme: eco-logik » ; ou retirez ces lignes du menu.',
});

const absent = (page: string, root: string, own: readonly string[]): Diagnosis => ({
  rule: 'lien-page',
  message: `Le projet « ${root} » n’a pas de page « ${page.slice(0, 80)} ».`,
  hint: `Écrivez l’une de ses pages : ${own.map((one) => one || "''").join(', ')}.`,
});

/** Paths of home pages of sub-sites, which may have `section`: `pages/projets/eco-logik/index.mdx`. */
const HOME = /^pages\/(?:en\/)?(?:projets\/.+|je-participe(?:\/.+)?)\/index\.mdx$/;

/** Reports pages with the key `section` that are not the home page of a sub-site. */
export function misplacedSections(document: Document): Issue[] {
  if (!isOfKind(document, 'page')) return [];
  const { path, file, route, frontmatter, positionOf } = document;
  if (!frontmatter?.section || HOME.test(path)) return [];
  const folder = route?.startsWith('/projets/') ? route : '/projets/nom-du-projet';
  return [
    issueAt(file, positionOf(['section'], 'key'), {
      rule: 'sous-site',
      message: 'La clé « section » ne va que dans la page d’accueil d’un projet.',
      hint: `Pour faire de cette page un projet, renommez ce fichier en « content/pages${folder}/index.mdx ». Sinon, retirez « section: » et les lignes décalées dessous.`,
    }),
  ];
}
