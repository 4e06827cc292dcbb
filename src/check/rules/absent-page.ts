import { isLink } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import type { Content, Part } from '../../content/part.ts';
import { kindOf, routeOf } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';
import { linkedDocument } from './linked-document.ts';
import { pageOf, routesOf } from './routes.ts';

type Said = Pick<Issue, 'rule' | 'message' | 'hint'> & { value?: string };

/** What is said of a page that does not exist, with the right one when it can be told. */
export function absentPage(address: string, reading: Reading): Said {
  const page = pageOf(address);
  const document = linkedDocument(page);
  if (document) return document;
  const rule = 'lien-page';
  const text = textAt(asRoute(page), reading);
  if (text?.kind === 'article' && text.route === null) {
    return {
      rule,
      message: `L’article « ${asRoute(page)} » n’a pas encore de texte : il n’a donc pas de page.`,
      hint: `Écrivez son texte dans ${text.file}, ou faites mener le lien à « /blog ».`,
    };
  }
  const routes = routesOf(reading);
  const moved = movedTo(page, reading.content, routes);
  if (moved) {
    return {
      rule,
      message: `La page « ${page.slice(0, 80)} » a changé d’adresse, comme le dit content/redirections.yml.`,
      hint: `Écrivez « ${moved} ».`,
      value: /[?#]/.test(moved) || !moved.startsWith('/') ? moved : moved + after(address, page),
    };
  }
  const back = inCircle(page, reading.content);
  if (back) return { rule, ...back };
  const elsewhere = movedBySlug(address, text);
  if (elsewhere) return elsewhere;
  const meant = routeMeant(page, routes);
  return {
    rule,
    message: `La page « ${page.slice(0, 80)} » n’existe pas.`,
    hint: meant ? `Écrivez « ${meant} ».` : whereToLook(page),
    ...(meant === undefined ? {} : { value: meant + after(address, page) }),
  };
}

/** Where the texts of an address stand, for whoever looks for the right one; the text may be gone for good. */
function whereToLook(page: string): string {
  const where = BY_NAME.find(({ start }) => page.startsWith(start));
  return where
    ? `Vérifiez l’adresse : ${where.address}. Si ce texte n’existe plus, retirez le lien.`
    : 'Vérifiez l’adresse : c’est le chemin du fichier sous content/pages.';
}

const BY_NAME = [
  {
    start: '/blog/',
    address:
      'celle d’un article est « /blog/ », puis le nom de son fichier dans content/articles, ou son « slug »',
  },
  {
    start: '/ressources/',
    address:
      'celle d’un communiqué est « /ressources/ », puis le nom de son fichier dans content/communiques',
  },
  {
    start: '/je-participe/projets/',
    address: 'celle d’un projet est « /je-participe/projets/ », puis sa clé « slug »',
  },
];

/** What follows the page in an address: its query and its anchor. */
const after = (address: string, page: string) => address.slice(page.length).replace(/^\/+/, '');

/** The text whose file is named as the last part of an address, whatever its `slug` makes of it. */
const textAt = (page: string, { content }: Reading) =>
  content.parts.find(({ kind, path }) => routeOf(kind, path) === page);

/** What is said of an address that a text would have by the name of its file, when its `slug` gives it another. */
export function movedBySlug(address: string, text: Part | undefined) {
  if (!text || text.route === null) return undefined;
  const named = routeOf(text.kind, text.path);
  if (text.route === named) return undefined;
  return {
    rule: 'lien-page',
    message: `Le texte ${text.file} n’est pas à l’adresse « ${named} » : sa clé « slug » lui en donne une autre.`,
    hint: `Écrivez « ${text.route} ».`,
    value: text.route + after(address, pageOf(address)),
  };
}

/** Where `content/redirections.yml` leads from an address, in one step or several. */
function movedTo(page: string, { redirections }: Content, routes: ReadonlySet<string>) {
  const seen = new Set<string>();
  let target = page;
  while (!seen.has(pageOf(target)) && Object.hasOwn(redirections, pageOf(target))) {
    seen.add(pageOf(target));
    target = redirections[pageOf(target)] ?? '';
  }
  const leads = target.startsWith('/') ? routes.has(pageOf(target)) : isLink(target);
  return seen.size > 0 && leads ? target : undefined;
}

/** What is said of an address that redirections lead back to itself. */
function inCircle(page: string, { redirections }: Content) {
  const next = (from: string) =>
    Object.hasOwn(redirections, from) ? pageOf(redirections[from] ?? '') : undefined;
  const to = next(page);
  if (to === page)
    return {
      message: `La redirection de « ${page.slice(0, 80)} » mène à elle-même.`,
      hint: CIRCLE,
    };
  if (to === undefined || next(to) !== page) return undefined;
  const [a, b] = [page, to].map((one) => one.slice(0, 80));
  return {
    message: `Les redirections de « ${a} » et de « ${b} » se renvoient l’une à l’autre.`,
    hint: CIRCLE,
  };
}

const CIRCLE =
  'Dans content/redirections.yml, faites mener l’ancienne adresse à une page qui existe, et effacez la ligne en trop.';

/** The route that was meant: as another site or GitHub writes it, with the same last part, or the nearest in spelling. */
function routeMeant(page: string, routes: ReadonlySet<string>): string | undefined {
  const written = asRoute(page);
  if (routes.has(written)) return written;
  const last = written.slice(written.lastIndexOf('/'));
  // The home page has no letters: any short word would be near it.
  const all = [...routes].filter((route) => route !== '/');
  const same = last.length > 1 ? all.filter((route) => route.endsWith(last)) : [];
  return same.length === 1 ? same[0] : nearest(written, all);
}

/** `/content/pages/contact.mdx` and `/contact.html` as `/contact`; `/accueil` as `/`. */
function asRoute(page: string): string {
  const bare = page.replace(/\.(?:mdx?|html?|php|aspx?)$/i, '').replace(/^\/content(?=\/)/, '');
  const path = bare.slice(1);
  const kind = kindOf(path);
  const route = kind ? (routeOf(kind, path) ?? bare) : bare;
  return route.replace(/^\/(?:accueil|home)$/i, '/').replace(/\/index$/i, '') || '/';
}
