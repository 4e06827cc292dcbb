import { documentsOf, type TextDocument, textsOf } from '../../model/document.ts';
import { feedBelow, INITIATIVES_FEED } from '../../model/outputs.ts';
import { openPages } from '../../model/register/generated-pages.ts';
import { hasFeed, newsDays } from '../../model/register/news.ts';
import { isReserved, isWritten } from '../../model/reserved-addresses.ts';
import { isShown } from '../../model/visibility.ts';
import { kindOf, kinds, routeOfFile } from '../../site/kinds/index.ts';
import { pageOf, REQUIRED_ROUTES } from '../../site/routes.ts';
import { type Fault, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { valueAt } from '../../values/paths.ts';
import { type Checking, valueIssue } from './checking.ts';
import { pathFault } from './files.ts';

const cachedRoutes = memoizeByKey<Checking, ReadonlySet<string>>();

/**
 * All routes of the content and of generated pages. Also the routes of unreadable and empty files: these files are reported,
 * and links to them are not reported in addition.
 */
export const routesOf = (checking: Checking): ReadonlySet<string> =>
  cachedRoutes(checking, () => {
    const { content, listing } = checking;
    const read = new Set(content.documents.map(({ path }) => path));
    const unread = listing.texts.flatMap((path) => {
      const kind = read.has(path) ? undefined : kindOf(path);
      return kind ? [routeOfFile(kind, path)] : [];
    });
    const made = generatedAddresses(checking);
    const all = [...content.documents.map(({ route }) => route), ...unread, ...made];
    return new Set(all.filter((route) => route !== null));
  });

/** True if an address of the site (`/contact`) exists. Also true for a missing page of `REQUIRED_ROUTES`, which `requiredPages` reports. */
export const pageExists = (address: string, routes: ReadonlySet<string>) => {
  const page = pageOf(address);
  return routes.has(page) || REQUIRED_ROUTES.includes(page) || isWritten(page);
};

/** Reports routes of `REQUIRED_ROUTES` that have no file. */
export function requiredPages(checking: Checking): Issue[] {
  const { listing, nameOf } = checking;
  const routes = routesOf(checking);
  // A misplaced or misnamed file may be the missing page.
  if (listing.texts.some(pathFault)) return [];
  return REQUIRED_ROUTES.flatMap((route) => {
    const path = fileOf(route, listing.texts);
    if (routes.has(route)) return [];
    return issueAt(nameOf(path), FIRST_LINE, {
      rule: 'fichier-manquant',
      message: `La page ${route} manque : des boutons du site y mènent.`,
      hint: 'Si vous avez renommé ce fichier, redonnez-lui ce nom. Sinon, remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
    });
  });
}

/** Path of the missing file of a route: `pages/a.mdx`, or `pages/a/index.mdx` beside the file of a page such as `/a/b`. */
function fileOf(route: string, texts: readonly string[]): string {
  const pages = kinds.page.folder;
  if (route === '/') return `${pages}/index.mdx`;
  const isFolder = texts.some((path) => path.startsWith(`${pages}${route}/`));
  return `${pages}${route}${isFolder ? '/index' : ''}.mdx`;
}

/** Addresses of the generated pages, and of the files that the build writes with them. */
function generatedAddresses({ content, today }: Checking): string[] {
  const { site } = content.shared;
  const shown = textsOf(content.documents).filter((text) =>
    isShown(text, { today, drafts: false }),
  );
  return openPages(site, shown).flatMap(({ route, files }) => [route, ...(files?.(site) ?? [])]);
}

/** Addresses of the feeds of initiatives. */
export function feedAddresses({ content, today }: Checking): readonly string[] {
  const days = newsDays(content, today);
  const { site } = content.shared;
  const own = documentsOf(content.documents, 'initiative').flatMap(({ route }) =>
    route && hasFeed(site, days.get(route.split('/').at(-1) ?? '')) ? feedBelow(route) : [],
  );
  return own.length > 0 ? [INITIATIVES_FEED, ...own] : [];
}

/** Reports texts that share a route, or whose route is reserved, because the build writes another file there. */
export function uniqueRoutes({ content }: Checking): Issue[] {
  const owners = new Map<string, TextDocument[]>();
  for (const text of textsOf(content.documents)) {
    const route = routeOfText(text);
    if (route !== null) owners.set(route, [...(owners.get(route) ?? []), text]);
  }
  const about = (text: TextDocument, fault: Fault) => valueIssue(text, ['slug'], fault);
  return [...owners].flatMap(([route, texts]) => {
    const reserved = isReserved(route) ? texts.map((text) => about(text, reservedFor(route))) : [];
    if (texts.length < 2) return reserved;
    const others = (text: TextDocument) => texts.filter((other) => other !== text);
    return [...reserved, ...texts.map((text) => about(text, sharedWith(others(text), route)))];
  });
}

/** Route of a text; while the text has no page (`route` is null), the route that it will have. */
export function routeOfText({ kind, path, route, frontmatter }: TextDocument): string | null {
  const slug = valueAt(frontmatter, ['slug']);
  return route ?? routeOfFile(kind, path, typeof slug === 'string' ? slug : undefined);
}

const sharedWith = (others: readonly TextDocument[], route: string): Fault => ({
  rule: 'adresse-double',
  message: `L’adresse ${route} est aussi celle de ${others.map(({ file }) => file).join(' et de ')}.`,
  hint: 'Changez la ligne « slug: » ou le nom de l’un de ces fichiers.',
});

/** Fault of a text or a redirection at an address that the site uses for something else. */
export const reservedFor = (route: string): Fault => ({
  rule: 'adresse-reservee',
  message: `L’adresse ${route} est réservée : le site y met autre chose.`,
  hint: 'Changez la ligne « slug: », le nom de ce fichier ou celui de son dossier.',
});
